import type { EntityType } from '#lib/contract/filing';
import type { NameConflict } from '#lib/contract/problem';
import { spellOut } from '#lib/domain/names/entity-designators';
import { findWords } from '#lib/domain/names/find-words';
import { nameWords } from '#lib/domain/names/name-words';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

export type NameQuestion = {
  rules: JurisdictionRules;
  name: string;
  entityType: EntityType;
  /** Designators of the home state, for the states where a foreign LLC may keep its own. */
  homeDesignators?: readonly string[];
};

/** How a professional company ends its name; see the standard_note of us-fl, us-ky, us-mi and us-mn. */
const professional = [
  'PLLC',
  'PLC',
  'Professional Limited Liability Company',
  'Professional Limited Company',
];

/**
 * The part of check 7 that needs no record: the designator and the restricted words. A word that needs an approval
 * is a warning and not a conflict: the company may hold the approval, which no field of the application carries,
 * and a refusal would then block a filing that the state accepts.
 */
export function checkNameRules(question: NameQuestion): {
  conflicts: NameConflict[];
  warnings: NameConflict[];
} {
  const { rules, name } = question;
  const words = nameWords(name);
  const designator = findDesignator(words, accepted(question));
  const conflicts: NameConflict[] = [];
  const warnings: NameConflict[] = [];
  if (designator === null) conflicts.push(ruleConflict(name, missingDesignator(rules)));
  const rest = designator === null ? words : words.toSpliced(designator.at, designator.length, '');
  for (const { word, rule, note } of rules.name_rules.restricted_words) {
    if (findWords(rest, nameWords(word)) < 0) continue;
    const reason = note == null ? '' : ` The record adds: ${note}.`;
    if (rule === 'prohibited') {
      conflicts.push(
        ruleConflict(name, `${rules.name} does not allow “${word}” in the name of an LLC.${reason}`),
      );
    } else {
      warnings.push(
        ruleConflict(name, `${rules.name} allows “${word}” in the name only with an approval.${reason}`),
      );
    }
  }
  return { conflicts, warnings };
}

function accepted({ rules, entityType, homeDesignators }: NameQuestion): string[] {
  return [
    ...rules.name_rules.designators,
    ...(entityType === 'professional_llc' ? professional : []),
    ...(rules.name_rules.home_designator_accepted ? (homeDesignators ?? []) : []),
  ];
}

/** The longest accepted designator in the name, so that its own words are not taken for restricted ones. */
function findDesignator(
  words: readonly string[],
  designators: readonly string[],
): { at: number; length: number } | null {
  const spelled = spellOut(words);
  const byLength = designators
    .map((designator) => spellOut(nameWords(designator)))
    .sort((a, b) => b.length - a.length);
  for (const phrase of byLength) {
    const at = findWords(spelled, phrase);
    if (at >= 0) return { at, length: phrase.length };
  }
  return null;
}

function missingDesignator(rules: JurisdictionRules): string {
  return `${rules.name} asks for one of these in the name: ${rules.name_rules.designators.join(', ')}.`;
}

function ruleConflict(name: string, detail: string): NameConflict {
  return { kind: 'rule', detail, name };
}
