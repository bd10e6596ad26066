import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Visit } from '../../e2e/steps/screens.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/free-port.ts';

/** Scores of 100, the largest contentful paint in milliseconds, and the layout shift. */
export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  lcp: number;
  cls: number;
};

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>;
  audits: Record<'largest-contentful-paint' | 'cumulative-layout-shift', { numericValue: number }>;
};

/** What Lighthouse says of a page with its own settings for a desktop or a phone, in a browser with an empty cache. */
export async function auditScreen(
  tools: string,
  device: 'desktop' | 'mobile',
  address: string,
  storageState: Visit['storageState'],
): Promise<Audit> {
  const profile = mkdtempSync(join(tmpdir(), 'statehouse-screens-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    // Lighthouse itself sends a cookie with the page alone, and not with what the page fetches.
    await browser.addCookies(storageState?.cookies ?? []);
    const { categories, audits } = await report(tools, [
      address,
      `--port=${port}`,
      '--disable-storage-reset',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ]);
    return {
      performance: Math.round(categories.performance.score * 100),
      accessibility: Math.round(categories.accessibility.score * 100),
      bestPractices: Math.round(categories['best-practices'].score * 100),
      lcp: Math.round(audits['largest-contentful-paint'].numericValue),
      cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function report(tools: string, given: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(tools, 'node_modules/lighthouse/cli/index.js'),
      ...given,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}
