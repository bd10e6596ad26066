import type { OperationType } from '#lib/contract/operation-type';
import { JurisdictionCode } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';
import { rulesInForce } from '#lib/service/rules-in-force';
import type { Ask } from '#lib/service/submission/ask';

export function askOf(ctx: Context, type: OperationType, body: Record<string, unknown>): Ask {
  const jurisdiction = JurisdictionCode.safeParse(body.jurisdiction).data ?? null;
  return {
    type,
    mode: ctx.mode,
    today: civilDateOf(ctx.now),
    body,
    jurisdiction,
    rules: (jurisdiction && rulesInForce(ctx, jurisdiction)) || null,
  };
}
