import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { demoAccess } from '../../e2e/steps/access.ts';
import { everyVisit, type Visit } from '../../e2e/steps/screens.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { startFreshServer } from '../../scripts/fresh-server.ts';
import { type Audit, auditScreen } from './audit-screen.ts';
import { ensureTools } from './ensure-tools.ts';
import { startReactAdmin } from './start-react-admin.ts';
import { type Visit as Measured, visitScreen } from './visit-screen.ts';

export type ScreenFigure = Measured & {
  whose: 'Statehouse' | 'react-admin';
  path: string;
  desktop: Audit;
  mobile: Audit;
};

export type Screens = { figures: ScreenFigure[] };

type Options = { only?: string | undefined; out?: string | undefined };

/**
 * Every screen of the demo, and of react-admin over the same API: Lighthouse for a desktop and a phone, the largest paint
 * on a slow machine and line, and the slowest of some interactions. `only` is part of `Statehouse`
 * or `react-admin` and the path, and leaves the other figures of the file as they are.
 */
export async function benchScreens({ only = '', out }: Options): Promise<void> {
  const tools = ensureTools();
  const server = await startFreshServer('bench-screens', { DEMO: 'on', RATE_LIMIT_PER_MINUTE: '0' });
  process.env.E2E_DATA_DIR = server.folder;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const other = await startReactAdmin(tools, demoAccess());
  try {
    const figures: ScreenFigure[] = [];
    const measure = async (whose: ScreenFigure['whose'], baseURL: string, { path, storageState }: Visit) => {
      if (!`${whose} ${path}`.includes(only)) return;
      const address = baseURL + path;
      const desktop = await auditScreen(tools, 'desktop', address, storageState);
      const mobile = await auditScreen(tools, 'mobile', address, storageState);
      const figure = {
        whose,
        path: withoutIds(path),
        desktop,
        mobile,
        ...(await visited(browser, address, storageState)),
      };
      figures.push(figure);
      console.log(lineOf(figure));
    };
    const start = await browser.newPage({ baseURL: server.url });
    const visits = (await everyVisit(start)).filter(({ path }) => isScored(path));
    await start.close();
    for (const visit of visits) await measure('Statehouse', server.url, visit);
    const filing = visits
      .map(({ path }) => /^\/test\/filings\/([0-9a-f-]{36})$/.exec(path)?.[1])
      .find(Boolean);
    for (const path of ['/', `/#/filing/${filing}/show`]) await measure('react-admin', other.url, { path });
    if (out) keep(out, figures);
  } finally {
    await browser.close();
    other.stop();
    await server.stop();
  }
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
): Promise<Measured> {
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
