import { dayRange } from '#components/fees/tier-words.ts';
import { formatMoney } from '#components/ui/format-money.ts';
import type { Jurisdiction } from '#lib/contract/requirement';
import type { StateChoice } from '../../plans/new/state-choices.ts';
import { planStartWords } from '../../plans/words.ts';

/** Every state with what it costs and takes to form an LLC there. */
export function formationChoices(jurisdictions: readonly Jurisdiction[]): StateChoice[] {
  return jurisdictions
    .map(({ code, name, operations, formation }) => ({
      code,
      name,
      home: false,
      blocked: operations.includes('formation') ? null : planStartWords.isNotSupported,
      filingId: null,
      facts: planStartWords.feeAndDays(
        formatMoney(formation.base_fee),
        dayRange(formation.min_business_days, formation.max_business_days),
      ),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}
