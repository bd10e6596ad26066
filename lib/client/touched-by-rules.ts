import { path } from '#lib/client/path';
import type { Transport } from '#lib/client/transport';
import type { TouchedByRules } from '#lib/contract/jurisdiction-version';

export function touchedByRulesCalls({ json }: Transport) {
  return {
    touched: (code: string, signal?: AbortSignal) =>
      json<TouchedByRules>({ method: 'GET', path: path`/console/jurisdiction/${code}/touched`, signal }),
  };
}
