// Must run on Node 18: it is used before and by the tests of the shared rate limit.
import { existsSync } from 'node:fs';
import { stop } from './prepare.mjs';
import { asRoot, findProgram, installWithApt, isProgram } from './programs.mjs';

/**
 * The path of an installed redis-server, or undefined. REDIS_SERVER wins.
 * @returns {string | undefined}
 */
export function findRedis() {
  const given = process.env.REDIS_SERVER;
  if (given) return isProgram(given) ? given : stop(`REDIS_SERVER is no program: "${given}".`);
  return findProgram(['redis-server']);
}

/** Finds a redis-server, or installs one with the system's package manager; undefined if neither is possible. */
export function ensureRedis() {
  const found = findRedis();
  if (found) return found;
  installWithApt('redis-server', 'redis-server');
  // The package starts a server, which is not needed.
  if (existsSync('/run/systemd/system')) asRoot(['systemctl', 'disable', '--now', '--quiet', 'redis-server']);
  return findRedis();
}
