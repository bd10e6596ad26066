import type { Confidence } from '#lib/contract/fee';
import type { List } from '#lib/contract/list';
import type { Jurisdiction, OperationType } from '#lib/contract/requirement';
import { quoteFee } from '#lib/domain/fees/quote-fee';
import { toAmount } from '#lib/domain/money';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** Every state that we know, by name, with what its forms cost on a day. */
export function listJurisdictions(rules: readonly JurisdictionRules[], day: string): List<Jurisdiction> {
  const data = rules.map((one) => toJurisdiction(one, day)).toSorted((a, b) => a.name.localeCompare(b.name));
  return { object: 'list', data, has_more: false, next_cursor: null };
}

function toJurisdiction(rules: JurisdictionRules, day: string): Jurisdiction {
  return {
    object: 'jurisdiction',
    code: rules.code,
    name: rules.name,
    office: { name: rules.office.name, url: rules.office.url ?? null },
    operations: ['foreign_qualification', 'formation'],
    foreign_qualification: toOperation(rules, 'foreign_qualification', day),
    formation: toOperation(rules, 'formation', day),
    version: rules.version,
  };
}

function toOperation(rules: JurisdictionRules, type: OperationType, day: string): Jurisdiction['formation'] {
  const quote = quoteFee({ rules, type, expeditedTier: null, answers: {}, filingDate: day });
  const base = quote.lines.filter(({ component }) => component === 'base');
  const { min_business_days, max_business_days } = rules[type].standard_processing;
  return {
    base_fee: toAmount(quote.components.base ?? 0),
    confidence: weakest(base.map(({ confidence }) => confidence)),
    min_business_days,
    max_business_days,
  };
}

const byStrength: readonly Confidence[] = ['unverified', 'secondary', 'primary'];

function weakest(all: readonly Confidence[]): Confidence {
  return byStrength.find((confidence) => all.includes(confidence)) ?? 'unverified';
}
