import type { Env } from '#lib/config/env';

export type Half = 'service' | 'dashboard' | 'nowhere';

export const servicePaths = [
  'v1',
  'console',
  'docs',
  'business',
  'calendar',
  'healthz',
  'readyz',
  'metrics',
  'problems',
  '.well-known',
];
const health = new Set(['healthz', 'readyz', 'metrics']);

/** Which half of the process answers a request target, for example `/v1/filing?limit=2`. */
export function chooseHalf(target: string, role: Env['ROLE']): Half {
  const first = /^\/([^/?#]*)/.exec(target)?.[1] ?? '';
  const isService = servicePaths.includes(first);
  if (role === 'all') return isService ? 'service' : 'dashboard';
  if (role === 'api') return isService ? 'service' : 'nowhere';
  if (role === 'worker') return health.has(first) ? 'service' : 'nowhere';
  // A dashboard without the service answers for its own health.
  return isService && !health.has(first) ? 'nowhere' : 'dashboard';
}
