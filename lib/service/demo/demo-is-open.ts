import type { Env } from '#lib/config/env';
import { isLoopback } from '#lib/config/loopback';

/**
 * Whether the demo is open: anybody who reaches the service may visit it. By default it is open only on a machine's own
 * loopback, and never with a filing service that is hosted elsewhere.
 */
export function demoIsOpen({
  DEMO,
  HOST,
  BASE_URL,
  FILING_API_URL,
}: Pick<Env, 'DEMO' | 'HOST' | 'BASE_URL' | 'FILING_API_URL'>): boolean {
  if (FILING_API_URL || DEMO === 'off') return false;
  return DEMO === 'on' || (isLoopback(HOST) && isLoopback(new URL(BASE_URL).hostname));
}
