import { dayRange } from '#components/fees/tier-words';
import { formatMoney } from '#components/ui/format-money';
import type { Jurisdiction } from '#lib/contract/requirement';
import type { StateChoice } from '../../plans/new/state-choices.ts';

/** Every state with what it costs and takes to form an LLC there. */
export function formationChoices(jurisdictions: readonly Jurisdiction[]): StateChoice[] {
  return jurisdictions
    .map(({ code, name, operations, formation }) => ({
      code,
      name,
      home: false,
      blocked: operations.includes('formation') ? null : 'not supported yet',
      filingId: null,
      facts: `State fee from ${formatMoney(formation.base_fee)} USD. ${dayRange(formation.min_business_days, formation.max_business_days)}.`,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}
