import { JurisdictionCode } from '#lib/contract/scalars';
import { civilDateOf } from '#lib/domain/civil-date';
import type { Context } from '#lib/service/context';
import type { Ask } from '#lib/service/verbs/foreign-qualification/application';

export function askOf(ctx: Context, body: Record<string, unknown>): Ask {
  const jurisdiction = JurisdictionCode.safeParse(body.jurisdiction).data ?? null;
  return {
    mode: ctx.mode,
    today: civilDateOf(ctx.now),
    body,
    jurisdiction,
    rules: (jurisdiction && ctx.parts.jurisdictions.get(jurisdiction)) || null,
  };
}
