// Must run on Node 18: it is used before and by the browser tests.
import { stop } from './prepare.mjs';
import { findProgram, installWithApt, isProgram } from './programs.mjs';

// The headless shell renders no window: the same tests use a third less CPU with it.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of an installed Chromium, or undefined. CHROME_PATH wins.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) return isProgram(given) ? given : stop(`CHROME_PATH is no program: "${given}".`);
  return findProgram(shells) ?? findProgram(names, ['/snap/bin']) ?? applications.find(isProgram);
}

/** Finds a Chromium, or installs one with the system's package manager, or exits with instructions. */
export function ensureChromium() {
  const found = findChromium();
  // Root rights are not requested only for a lighter browser.
  if (found && (process.env.CHROME_PATH || findProgram(shells) || process.getuid?.() !== 0)) return found;
  installWithApt('chromium-headless-shell', 'Chromium’s headless shell');
  if (!findChromium()) installWithApt('chromium', 'Chromium');
  return (
    findChromium() ??
    stop(
      'The browser tests need Chromium or Chrome: install one, or set CHROME_PATH to its program, and run again.',
    )
  );
}
