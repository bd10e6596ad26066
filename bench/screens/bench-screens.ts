import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { demoAccess } from '../../e2e/steps/access.ts';
import { everyVisit, type Visit } from '../../e2e/steps/screens.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { startFreshServer } from '../../scripts/fresh-server.ts';
import { ensureTools } from '../ensure-tools.ts';
import { type Audit, auditScreen } from './audit-screen.ts';
import { startReactAdmin } from './start-react-admin.ts';
import { type ScreenTimes, visitScreen } from './visit-screen.ts';

export type ScreenFigure = ScreenTimes & {
  whose: 'Statehouse' | 'react-admin';
  path: string;
  desktop: Audit;
  mobile: Audit;
};

export type Screens = { figures: ScreenFigure[] };

type Options = { only?: string | undefined; out?: string | undefined };

type Screen = Visit & { whose: ScreenFigure['whose']; address: string };

/**
 * Every screen of the demo, and of react-admin over the same API: Lighthouse for a desktop and a phone, the largest paint
 * on a slow machine and line, and the slowest of some interactions. `only` is part of `Statehouse` or `react-admin` and
 * the path, and leaves the other figures of the file as they are.
 */
export async function benchScreens({ only = '', out }: Options): Promise<void> {
  const tools = ensureTools('screens');
  const server = await startFreshServer('bench-screens', { DEMO: 'on', RATE_LIMIT_PER_MINUTE: '0' });
  process.env.E2E_DATA_DIR = server.folder;
  try {
    const figures = await measureScreens(tools, server.url, only);
    if (out) keep(out, figures);
  } finally {
    await server.stop();
  }
}

async function measureScreens(tools: string, url: string, only: string): Promise<ScreenFigure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const other = await startReactAdmin(tools, demoAccess());
  try {
    const figures: ScreenFigure[] = [];
    for (const screen of await everyScreenOf(browser, url, other.url)) {
      if (!`${screen.whose} ${screen.path}`.includes(only)) continue;
      const figure = await measureScreen(tools, browser, screen);
      figures.push(figure);
      console.log(lineOf(figure));
    }
    return figures;
  } finally {
    other.stop();
    await browser.close();
  }
}

async function everyScreenOf(browser: Browser, url: string, otherUrl: string): Promise<Screen[]> {
  const page = await browser.newPage({ baseURL: url });
  const visits = (await everyVisit(page)).filter(({ path }) => isScored(path));
  await page.close();
  const filing = visits.map(({ path }) => /^\/test\/filings\/([0-9a-f-]{36})$/.exec(path)?.[1]).find(Boolean);
  return [
    ...visits.map((visit) => ({ ...visit, whose: 'Statehouse' as const, address: url + visit.path })),
    ...['/', `/#/filing/${filing}/show`].map((path) => ({
      whose: 'react-admin' as const,
      path,
      address: otherUrl + path,
    })),
  ];
}

async function measureScreen(tools: string, browser: Browser, screen: Screen): Promise<ScreenFigure> {
  const { whose, path, address, storageState } = screen;
  return {
    whose,
    path: withoutIds(path),
    desktop: await auditScreen(tools, 'desktop', address, storageState),
    mobile: await auditScreen(tools, 'mobile', address, storageState),
    ...(await visited(browser, address, storageState)),
  };
}

/** Neither the reference, which is another's reader of an OpenAPI document, nor what answers 404. */
function isScored(path: string): boolean {
  return !path.startsWith('/docs') && !path.includes('/00000000-');
}

/** In a context of its own, which has an empty cache. */
async function visited(
  browser: Browser,
  address: string,
  storageState: Visit['storageState'],
): Promise<ScreenTimes> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(storageState && { storageState }),
  });
  try {
    return await visitScreen(context, address);
  } finally {
    await context.close();
  }
}

/** Beside the figures of the file that were not measured again. */
function keep(file: string, figures: readonly ScreenFigure[]): void {
  const isAgain = ({ whose, path }: ScreenFigure) =>
    figures.some((figure) => figure.whose === whose && figure.path === path);
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screens).figures : [];
  const all: Screens = { figures: [...earlier.filter((figure) => !isAgain(figure)), ...figures] };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

function withoutIds(path: string): string {
  return path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
}

function lineOf({ whose, path, desktop, mobile, slowLcp, slowCls, inp }: ScreenFigure): string {
  const audit = ({ performance, accessibility, bestPractices, lcp, cls }: Audit) =>
    `${performance}/${accessibility}/${bestPractices} ${lcp} ms ${cls}`.padEnd(28);
  return (
    `${whose} ${path}`.padEnd(56) +
    audit(desktop) +
    audit(mobile) +
    `slow ${slowLcp} ms ${slowCls}, ${inp} ms`
  );
}
