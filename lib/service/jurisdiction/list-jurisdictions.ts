import type { Confidence } from '#lib/contract/fee';
import type { List, PageQuery } from '#lib/contract/list';
import type { OperationType } from '#lib/contract/operation-type';
import type { Jurisdiction } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { feeRange } from '#lib/rules/fees/fee-range';
import { toAmount } from '#lib/rules/fees/money';
import { quoteFee } from '#lib/rules/fees/quote-fee';
import { describeFields } from '#lib/rules/requirement/describe-fields';
import { cutPage, isTextKey, readCursor } from '#lib/service/cursor';

const order = 'jurisdictions by name';

/** A page of the known states, by name, with what their forms cost on a day. */
export function listJurisdictions(
  rules: readonly JurisdictionRules[],
  day: string,
  { limit, cursor }: PageQuery,
): List<Jurisdiction> {
  const [after] = cursor === undefined ? [] : readCursor(cursor, order, [isTextKey]);
  const rest = rules
    .filter(({ name }) => after === undefined || name.localeCompare(after) > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const { page, next } = cutPage(rest, limit, order, ({ name }) => [name]);
  return { object: 'list', data: page.map((one) => toJurisdiction(one, day)), ...next };
}

/** A state with what its forms cost on a day. */
export function toJurisdiction(rules: JurisdictionRules, day: string): Jurisdiction {
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
  const { least, most } = feeRange(rules[type], day);
  const { min_business_days, max_business_days } = rules[type].standard_processing;
  return {
    base_fee: toAmount(quote.components.base ?? 0),
    fee_range: { from: toAmount(least), to: most === null ? null : toAmount(most) },
    confidence: weakest(base.map(({ confidence }) => confidence)),
    min_business_days,
    max_business_days,
    documents_needed: describeFields(rules, type)
      .filter((field) => field.type === 'document' && field.required && !field.when)
      .map(({ label, max_age_days = null, age_in_words = null }) => ({ label, max_age_days, age_in_words })),
  };
}

const byStrength: readonly Confidence[] = ['unverified', 'secondary', 'primary'];

function weakest(all: readonly Confidence[]): Confidence {
  return byStrength.find((confidence) => all.includes(confidence)) ?? 'unverified';
}
