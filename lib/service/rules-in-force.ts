import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import type { Context } from '#lib/service/context';

/** What a state asks and charges today, by the clock of the tenant; undefined where the state is not supported. */
export function rulesInForce(ctx: Context, jurisdiction: string): JurisdictionRules | undefined {
  const rules = ctx.parts.jurisdictions.get(jurisdiction);
  return rules && rulesOn(rules, civilDateOf(ctx.now));
}
