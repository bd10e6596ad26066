import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Pages stay on this machine: a request to any other host fails at once.
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // What is tried elsewhere, as a cluster is, is named by the address and needs no server of its own.
  ...(process.env.E2E_URL ? {} : { globalSetup: './scripts/start-for-browser-tests.ts' }),
  workers: 3,
  fullyParallel: true,
  // One failure among hundreds of steps on an unknown machine must not hide the rest: what passes only at the second
  // try is reported by name as flaky, to be fixed.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // What ends a hang, not what a step may take: a machine at half speed with other work beside it stays far below.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    // Set by the global set-up, before the workers read this file again.
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: launchArguments },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing is on its way from one place or color to another when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // To record each step of each test slows all of them down: `playwright test e2e/x.spec.ts --trace on` does so for one.
    trace: 'off',
  },
});
