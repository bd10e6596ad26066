import { beginningOf } from '#lib/contract/beginning-of';
import type { EntityType } from '#lib/contract/filing';
import type { NameCheck, NameSource } from '#lib/contract/name-check';
import type { OperationType } from '#lib/contract/operation-type';
import type { NameConflict } from '#lib/contract/problem';
import type { Mode } from '#lib/contract/scalars';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { offeredTiers } from '#lib/rules/fees/offered-tiers';
import { priceToAsk } from '#lib/rules/fees/price-to-ask';
import { operationWords } from '#lib/rules/filing/operation-words';
import { checkNameRules } from '#lib/rules/names/check-name-rules';
import { compareNames, type NameOnRecord } from '#lib/rules/names/compare-names';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';
import { hasOutcomeWord } from '#lib/rules/sandbox/outcome-words';
import { sentenceCase } from '#lib/rules/sentence-case';
import { theState, theStateFirst } from '#lib/rules/the-state';
import { invalid, ProblemError } from '#lib/service/errors';
import type { Submission } from '#lib/service/submission/submission';

/** One of the checks that run before anything is created; null if it finds nothing. */
export type Check<A> = (application: A) => ProblemError | null;

/** Check 4: the state is released. */
export function checkJurisdiction({ type, jurisdiction, rules }: Submission): ProblemError | null {
  return rules || jurisdiction === null ? null : jurisdictionNotSupported(type, jurisdiction);
}

export function jurisdictionNotSupported(type: OperationType, jurisdiction: string): ProblemError {
  return new ProblemError(
    'jurisdiction_not_supported',
    `${sentenceCase(operationWords[type])} in ${jurisdiction} is not supported. GET /v1/jurisdiction lists where it is.`,
  );
}

/** Check 6: the state offers the tier, at a known price. */
export function checkTier({ type, body, rules }: Submission): ProblemError | null {
  const tier = body.expedited_tier;
  if (typeof tier !== 'string' || !rules) return null;
  const offered = offeredTiers(rules, type);
  if (offered.includes(tier)) return null;
  const isNamed = rules[type].expedited_tiers.some((known) => known.tier === tier);
  const refusal = isNamed
    ? `${theStateFirst(rules.name)} names the tier ${tier}, but it cannot be asked for here. ${priceToAsk(rules.office)}`
    : `${theStateFirst(rules.name)} does not offer the tier ${beginningOf(tier)}.`;
  const cure =
    offered.length === 0
      ? `No expedited tier can be chosen for a ${operationWords[type]}: leave expedited_tier out.`
      : `Choose ${offered.length === 1 ? '' : 'one of '}${offered.join(', ')}, or leave expedited_tier out.`;
  return new ProblemError('expedited_tier_not_offered', `${refusal} ${cure}`, { offered });
}

export type NameQuestion = {
  mode: Mode;
  /** Null if the state is not supported: another check reports that. */
  rules: JurisdictionRules | null;
  /** Rules of the home state, for a company that keeps the name it has there. */
  homeRules?: JurisdictionRules | null;
  entityType: EntityType;
  name: string;
  namesOnRecord: readonly NameOnRecord[];
  /** The registers that `namesOnRecord` comes from. */
  nameSources?: readonly NameSource[] | undefined;
  /** The state takes the holder's consent to the name, and its letter is there: a company on record refuses nothing. */
  hasConsent?: boolean;
};

/** Check 7: the name follows the state's rules and is available there. */
export function nameRefusal(question: NameQuestion): ProblemError | null {
  const { rules, name, hasConsent = false } = question;
  if (!rules) return null;
  const conflicts = conflictsAndWarnings(question, rules).conflicts.filter(
    ({ kind }) => kind === 'rule' || !hasConsent,
  );
  if (conflicts.length === 0) return null;
  return new ProblemError(
    'name_not_available',
    `“${name}” cannot be registered in ${theState(rules.name)}. ${conflicts.map(({ detail }) => detail).join(' ')}`,
    { conflicts },
  );
}

/** The result of check 7, as a preflight and a filing show it. A name that no register was asked about is not clear. */
export function nameCheckOf(question: NameQuestion): NameCheck | null {
  const { rules, name, nameSources = [] } = question;
  if (!rules || name === '') return null;
  const { conflicts, warnings } = conflictsAndWarnings(question, rules);
  const found = nameSources.length > 0 ? 'clear' : 'not_checked';
  return {
    status: conflicts.length > 0 ? 'conflict' : found,
    sources: [...nameSources],
    warnings,
  };
}

function conflictsAndWarnings(
  { homeRules, entityType, name, namesOnRecord, mode }: NameQuestion,
  rules: JurisdictionRules,
): { conflicts: NameConflict[]; warnings: NameCheck['warnings'] } {
  const { conflicts, warnings } = checkNameRules({
    rules,
    name,
    entityType,
    ...(homeRules && { homeDesignators: homeRules.name_rules.designators }),
  });
  const taken = mode === 'test' && hasOutcomeWord(name, 'NAMETAKEN');
  return {
    conflicts: [
      ...conflicts,
      ...compareNames({ rules, name, records: namesOnRecord }),
      ...(taken ? compareNames({ rules, name, records: [sandboxNamesake(name, rules.code)] }) : []),
    ],
    warnings,
  };
}

/** The sandbox treats a name that contains NAMETAKEN as taken. */
function sandboxNamesake(name: string, jurisdiction: string) {
  return { name, jurisdiction, status: 'active' };
}

/** Check 8: what the state requires of the payload, every fault with its place. */
export function checkStateRequirements(
  application: Submission & Pick<RequirementQuestion, 'documents' | 'business'>,
): ProblemError | null {
  const { type, rules, body, documents, today, business } = application;
  if (!rules) return null;
  const errors = checkRequirements({ rules, type, body, documents, today, business });
  return errors.length === 0 ? null : invalid(errors);
}
