// Runs on Node 18, as what finds the other browsers does.
import { findProgram, installWithApt, isProgram } from './programs.mjs';

const browsers = ['4.1', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/**
 * The programs that a WebKit is driven by: its driver, its browser, and a screen that nobody sees. Undefined where one
 * of them is missing.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = browsers.find(isProgram);
  const screen = findProgram(['Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds a WebKit, or installs one with the system's package manager; undefined where neither can be done. */
export function ensureWebKit() {
  const found = findWebKit();
  if (found) return found;
  installWithApt('webkit2gtk-driver', 'WebKit');
  installWithApt('xvfb', 'a screen for it');
  return findWebKit();
}
