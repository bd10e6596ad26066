import { dayRange } from '#components/fees/tier-words.ts';
import { formatMoney } from '#components/ui/format-money.ts';
import type { Business } from '#lib/contract/business';
import type { Filing } from '#lib/contract/filing';
import type { Jurisdiction } from '#lib/contract/requirement';
import { planStartWords } from '../words.ts';

export type StateChoice = {
  code: string;
  name: string;
  /** Why it cannot be chosen; null where it can. */
  blocked: string | null;
  home: boolean;
  /** The filing that stands in the way. */
  filingId: string | null;
  facts: string;
};

/** Every state with what it would cost and take, or the reason why it is not open. */
export function stateChoices(
  business: Business,
  jurisdictions: readonly Jurisdiction[],
  filings: readonly Filing[],
): StateChoice[] {
  return jurisdictions
    .map((jurisdiction) => {
      const { code, name, foreign_qualification: rules } = jurisdiction;
      const home = code === business.formation_jurisdiction;
      const filing = filings.find((one) => one.jurisdiction === code && one.status !== 'canceled');
      return {
        code,
        name,
        home,
        blocked: blockedBy(jurisdiction, home, filing),
        filingId: filing?.id ?? null,
        facts: planStartWords.feeAndDays(
          formatMoney(rules.base_fee),
          dayRange(rules.min_business_days, rules.max_business_days),
        ),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

function blockedBy(jurisdiction: Jurisdiction, home: boolean, filing: Filing | undefined): string | null {
  if (home) return planStartWords.isHome;
  if (filing) return filing.status === 'completed' ? planStartWords.isRegistered : planStartWords.isUnderWay;
  return jurisdiction.operations.includes('foreign_qualification') ? null : planStartWords.isNotSupported;
}
