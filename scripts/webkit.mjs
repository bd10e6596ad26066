// Must run on Node 18, like the other browser scripts.
import { findProgram, installWithApt, isProgram } from './programs.mjs';

const browsers = ['4.1', '6.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/**
 * The programs for running WebKit: its driver, its browser, and a virtual display. Undefined if one of them is missing.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const browser = browsers.find(isProgram);
  const screen = findProgram(['Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Finds a WebKit, or installs one with the system's package manager; undefined if neither is possible. */
export function ensureWebKit() {
  const found = findWebKit();
  if (found) return found;
  installWithApt('webkit2gtk-driver', 'WebKit');
  installWithApt('xvfb', 'a screen for it');
  return findWebKit();
}
