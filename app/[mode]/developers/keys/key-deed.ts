import type { ApiKey, ApiKeyOnce } from '#lib/contract/console/api-key';
import type { Mode } from '#lib/contract/scalars';

/** What is being done to which key. A key that was made just now is held here and nowhere else. */
export type Deed =
  | { kind: 'create'; mode: Mode }
  | { kind: 'roll' | 'rename' | 'revoke'; apiKey: ApiKey }
  | { kind: 'store'; apiKey: ApiKeyOnce };
