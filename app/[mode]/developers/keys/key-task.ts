import type { ApiKey, ApiKeyOnce } from '#lib/contract/api-key';
import type { Mode } from '#lib/contract/scalars';

/** What is being done, and to which key. A key that was made just now is held here and nowhere else. */
export type KeyTask =
  | { kind: 'create'; mode: Mode }
  | { kind: 'roll' | 'rename' | 'revoke'; apiKey: ApiKey }
  | { kind: 'store'; apiKey: ApiKeyOnce };
