import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';

/** The requirements and fees of a state today, by the tenant's clock; undefined if the state is not supported. */
export function rulesInForce(ctx: Context, jurisdiction: string): JurisdictionRules | undefined {
  const rules = ctx.parts.jurisdictions.get(jurisdiction);
  return rules && rulesOn(rules, civilDateOf(ctx.now));
}
