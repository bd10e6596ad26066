// Must run on Node 18: it is used before and by the browser tests.
import { stop } from './prepare.mjs';
import { findProgram, installWithApt, isProgram } from './programs.mjs';

const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * The path of an installed Firefox, or undefined. FIREFOX_PATH wins.
 * @returns {string | undefined}
 */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) return isProgram(given) ? given : stop(`FIREFOX_PATH is no program: "${given}".`);
  return findProgram(['firefox-esr', 'firefox']) ?? applications.find(isProgram);
}

/** Finds a Firefox, or installs one with the system's package manager; undefined if neither is possible. */
export function ensureFirefox() {
  const found = findFirefox();
  if (found) return found;
  installWithApt('firefox-esr', 'Firefox');
  return findFirefox();
}
