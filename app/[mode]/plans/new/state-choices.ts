import { feeRangeWords } from '#components/fees/fee-range-words.ts';
import { dayRange } from '#components/fees/tier-words.ts';
import type { TileChoice } from '#components/maps/tile-picker';
import type { Business, RegistrationStatus } from '#lib/contract/business';
import type { Filing } from '#lib/contract/filing';
import type { Jurisdiction } from '#lib/contract/requirement';
import { standingRegistration } from '#lib/rules/filing/standing-registration';
import { planStartWords } from './words.ts';

export type StateChoice = {
  code: string;
  name: string;
  /** Why it cannot be chosen; null if it can. */
  blocked: string | null;
  home: boolean;
  /** The filing that blocks it. */
  filingId: string | null;
  /** The minimum and maximum in dollars, whatever the answers are; no maximum if there is no bound. */
  fee: Cost['fee_range'];
  /** The fewest and the most business days; null if they are not known. */
  days: readonly [number, number] | null;
  /** Whether the state requires a document that must be there before. */
  needsDocument: boolean;
  facts: string;
};

type Cost = Jurisdiction['foreign_qualification'];

/** The cost and the time of a filing in the state, and what it needs first, in figures and in words. */
export function costOf(rules: Cost): Pick<StateChoice, 'fee' | 'days' | 'needsDocument' | 'facts'> {
  const { fee_range: fee, min_business_days: min, max_business_days: max, documents_needed } = rules;
  const known = [min ?? max, max ?? min] as const;
  return {
    fee,
    days: known[0] === null || known[1] === null ? null : [known[0], known[1]],
    needsDocument: documents_needed.length > 0,
    facts: [
      planStartWords.feeAndDays(feeRangeWords(fee), dayRange(min, max)),
      ...documents_needed.map(planStartWords.needsFirst),
    ].join(' '),
  };
}

export function tilesOf(choices: readonly StateChoice[]): Record<string, TileChoice> {
  return Object.fromEntries(
    choices.map(({ code, blocked, home, facts }) => [
      code,
      { ...(blocked ? { blocked } : { note: facts }), ...(home && { home }) },
    ]),
  );
}

/** Every state with what it would cost and take, or the reason why it is not open. */
export function stateChoices(
  business: Business,
  foreign: readonly Business[],
  jurisdictions: readonly Jurisdiction[],
  filings: readonly Filing[],
): StateChoice[] {
  const registrations = [business, ...foreign].map((one) => ({
    id: one.id,
    jurisdiction: one.registration_jurisdiction,
    status: one.registration_status,
  }));
  return jurisdictions
    .map((jurisdiction) => {
      const { code, name, foreign_qualification: rules } = jurisdiction;
      const home = code === business.formation_jurisdiction;
      const standing = standingRegistration(registrations, code);
      return {
        code,
        name,
        home,
        blocked: blockedBy(jurisdiction, home, standing?.status),
        filingId: filings.find((filing) => filing.business_id === standing?.id)?.id ?? null,
        ...costOf(rules),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}

function blockedBy(
  jurisdiction: Jurisdiction,
  home: boolean,
  standing: RegistrationStatus | undefined,
): string | null {
  if (home) return planStartWords.isHome;
  if (standing) return standing === 'pending' ? planStartWords.isUnderWay : planStartWords.isRegistered;
  return jurisdiction.operations.includes('foreign_qualification') ? null : planStartWords.isNotSupported;
}
