import type { Condition } from '#lib/contract/condition';
import type { RuleArea } from '#lib/contract/jurisdiction-version';
import { OperationType } from '#lib/contract/operation-type';
import type { Fee, PerPeriodRule } from '#lib/jurisdictions/fee-rules';
import { isInForce } from '#lib/jurisdictions/is-in-force';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { feeLineLabel } from '#lib/rules/fees/fee-line-label';
import { formatMoney } from '#lib/rules/fees/format-money';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { optionWords } from '#lib/rules/requirement/option-words';
import { ownQuestions } from '#lib/rules/requirement/own-questions';
import { sentenceCase } from '#lib/rules/sentence-case';

export type RuleFact = {
  key: string;
  area: RuleArea;
  type: OperationType | null;
  subject: string;
  value: string;
};

/** What a state requires and charges on a day, worded so that each fact can be compared with another version. */
export function ruleFacts(rules: JurisdictionRules, day: string): RuleFact[] {
  const own = OperationType.options.flatMap((type) => [
    ...feeFacts(rules, type, day),
    ...requirementFacts(rules, type),
  ]);
  const { name_rules: names } = describeRequirement(rules, 'foreign_qualification');
  const shared = (key: string, subject: string, value: string): RuleFact => ({
    key: `name/${key}`,
    area: 'name',
    type: null,
    subject,
    value,
  });
  return [
    ...own,
    shared('designators', 'Designators of a name', names.designators.join(', ')),
    shared(
      'standard',
      'Standard for names',
      [sentenceCase(names.standard), names.standard_note].filter(Boolean).join('. '),
    ),
    shared('alternate', 'Another name where the name is taken', yesOrNo(names.alternate_name_allowed)),
    ...names.restricted_words.map(({ word, rule, office, note }) =>
      shared(
        `word/${word}`,
        `The word “${word}”`,
        [sentenceCase(rule), office, note].filter(Boolean).join('. '),
      ),
    ),
  ];
}

function requirementFacts(rules: JurisdictionRules, type: OperationType): RuleFact[] {
  const requirement = describeRequirement(rules, type);
  const { form, statute, standard_processing: usual, effective_date: later } = requirement;
  const labels = new Map(requirement.fields.map(({ name, label }) => [name, label]));
  const labelOfField = (name: string) => `“${labels.get(name) ?? name}”`;
  const fact = (area: RuleArea, key: string, subject: string, value: string): RuleFact => ({
    key: `${type}/${area}/${key}`,
    area,
    type,
    subject,
    value,
  });
  return [
    fact(
      'form',
      'form',
      'Form',
      [form.name, form.number, `online: ${yesOrNo(form.online)}`].filter(Boolean).join(', '),
    ),
    fact('form', 'statute', 'Statute', statute ?? unknown),
    fact(
      'form',
      'later',
      'Later effective date',
      `${yesOrNo(later.delayed_allowed)}${later.max_days === null ? '' : `, up to ${later.max_days} days ahead`}`,
    ),
    fact(
      'processing',
      'usual',
      'Usual processing time in business days',
      [usual.min_business_days, usual.max_business_days].map((days) => days ?? unknown).join(' to '),
    ),
    ...requirement.expedited_tiers.map(({ tier, label, amount, turnaround }) =>
      fact(
        'tier',
        tier,
        label,
        [amount === null ? askOffice : usd(amount), ...(turnaround ? [daysOrHours(turnaround)] : [])].join(
          ', ',
        ),
      ),
    ),
    ...ownQuestions(requirement)
      // Said above, with its limit.
      .filter(({ name }) => name !== 'effective_date')
      .map(({ name, label, description, required, options = [], max_age_days: age, when }) =>
        fact(
          'question',
          name,
          `Question “${label}”`,
          [
            description,
            required ? 'Required' : 'Optional',
            ...(options.length > 0 ? [`One of ${options.map(optionWords).join(', ')}`] : []),
            ...(age === undefined ? [] : [`No more than ${age} days old`]),
            ...(when ? [`Asked only if ${conditionWords(when, labelOfField)}`] : []),
          ].join('. '),
        ),
      ),
    ...requirement.after_filing.map(({ kind, description, due, amount }) =>
      fact(
        'after_filing',
        `${kind}/${description.slice(0, 40)}`,
        sentenceCase(kind),
        [description, due, amount === null ? null : usd(amount)].filter(Boolean).join(' '),
      ),
    ),
  ];
}

/** A figure that was not found has no amount here either. */
function feeFacts(rules: JurisdictionRules, type: OperationType, day: string): RuleFact[] {
  return rules[type].fees
    .filter((fee) => isInForce(fee, day))
    .map((fee) => ({
      key: `${type}/fee/${fee.component}/${fee.name}/${JSON.stringify(fee.when ?? null)}`,
      area: 'fee',
      type,
      subject: feeLineLabel(fee),
      value:
        fee.confidence === 'unverified'
          ? askOffice
          : [feeWords(fee.rule), fee.note].filter(Boolean).join('. '),
    }));
}

function feeWords(rule: Fee['rule']): string {
  switch (rule.kind) {
    case 'flat':
      return usd(rule.amount);
    case 'per_unit':
      return [
        `${usd(rule.amount)} for each ${rule.field.replace(/_count$/, '').replaceAll('_', ' ')}`,
        ...(rule.first_units_free ? [`the first ${rule.first_units_free} free`] : []),
        ...(rule.min ? [`at least ${usd(rule.min)}`] : []),
        ...(rule.max == null ? [] : [`at most ${usd(rule.max)}`]),
      ].join(', ');
    case 'per_period':
      return periodWords(rule);
    case 'percent':
      return rule.flat == null ? `${rule.percent}%` : `${rule.percent}% and ${usd(rule.flat)}`;
  }
}

function periodWords(rule: PerPeriodRule): string {
  const { multiple_of: multiple, grace_days, max } = rule;
  const each = `for each ${rule.counting === 'calendar' ? 'calendar year' : rule.period}`;
  const lines = multiple?.lines.map((name) => `“${feeLineLabel({ name })}”`).join(' and ');
  return [
    multiple
      ? `${multiple.times} times ${lines} ${each}, at least ${usd(rule.amount)}`
      : `${usd(rule.amount)} ${rule.period === 'once' ? 'once' : each}`,
    ...(multiple?.max_per_period == null ? [] : [`at most ${usd(multiple.max_per_period)} ${each}`]),
    ...(rule.excludes_current ? ['without the year of the filing'] : []),
    ...(grace_days ? [`${rule.from === 'end_of_grace' ? 'counted ' : ''}after ${grace_days} days`] : []),
    ...(max == null ? [] : [`at most ${usd(max)}${rule.max_per ? ` for each ${rule.max_per}` : ''}`]),
  ].join(', ');
}

/** A condition as the end of a sentence: “Management” is Manager managed. */
function conditionWords(when: Condition, label: (field: string) => string): string {
  if ('all' in when) return when.all.map((part) => conditionWords(part, label)).join(' and ');
  if ('any' in when) return when.any.map((part) => conditionWords(part, label)).join(' or ');
  const subject = label(when.field);
  if ('present' in when) return `${subject} is ${when.present ? '' : 'not '}answered`;
  if ('in' in when) return `${subject} is ${when.in.map(answerWords).join(' or ')}`;
  return 'equals' in when
    ? `${subject} is ${answerWords(when.equals)}`
    : `${subject} is not ${answerWords(when.not)}`;
}

function answerWords(answer: unknown): string {
  return typeof answer === 'boolean' ? yesOrNo(answer) : optionWords(String(answer));
}

function daysOrHours({ value, unit }: { value: number; unit: string }): string {
  return `${value} ${unit.replaceAll('_', ' ')}${value === 1 ? '' : 's'}`;
}

const unknown = 'not on record';
const askOffice = 'the office gives the price';

function usd(amount: number): string {
  return `${formatMoney(amount)} USD`;
}

function yesOrNo(value: boolean | null): string {
  return value === null ? unknown : value ? 'yes' : 'no';
}
