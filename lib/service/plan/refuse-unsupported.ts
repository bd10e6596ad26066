import type { OperationType } from '#lib/contract/operation-type';
import type { Context } from '#lib/service/context';
import { jurisdictionNotSupported } from '#lib/service/submission/checks';

/** Throws 501 with the states that are not supported: nothing is known of what they ask. */
export function refuseUnsupported(ctx: Context, type: OperationType, jurisdictions: readonly string[]): void {
  const unsupported = jurisdictions.filter((code) => !ctx.parts.jurisdictions.has(code));
  if (unsupported.length === 0) return;
  throw jurisdictionNotSupported(type, new Intl.ListFormat('en-US').format(new Set(unsupported)));
}
