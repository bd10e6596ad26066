import type { EntityType } from '#lib/contract/filing';
import type { NameWarning } from '#lib/contract/name-check';
import type { NameConflict } from '#lib/contract/problem';
import type { JurisdictionRules, RestrictedWord } from '#lib/jurisdictions/rules';
import { spellOut } from '#lib/rules/names/entity-designators';
import { findWords } from '#lib/rules/names/find-words';
import { nameWords } from '#lib/rules/names/name-words';
import { singular } from '#lib/rules/names/singular';
import { theStateFirst } from '#lib/rules/the-state';
import { withPeriod } from '#lib/rules/with-period';

export type NameQuestion = {
  rules: JurisdictionRules;
  name: string;
  entityType: EntityType;
  /** Designators of the home state, for states where a foreign LLC may keep its own. */
  homeDesignators?: readonly string[];
};

/** The required ending of a professional company's name; see the standard_note of us-fl, us-ky, us-mi and us-mn. */
const professional = [
  'PLLC',
  'PLC',
  'Professional Limited Liability Company',
  'Professional Limited Company',
];

/**
 * Letters that are not Latin, and pictographs: no state’s record holds them (for Texas see 1 Tex. Admin. Code § 79.32).
 */
const unwritable =
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+|(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Characters of no width: a name with one reads like another name, and a restricted word with one is not found. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * The part of check 7 that needs no record: the signs, the designator and the restricted words. A word that needs an
 * approval is a warning, not a conflict: the company may have the approval, which no field of the application can
 * express, and a refusal would block a filing that the state accepts.
 */
export function checkNameRules(question: NameQuestion): {
  conflicts: NameConflict[];
  warnings: NameWarning[];
} {
  const { rules, name } = question;
  const words = nameWords(name);
  const designator = findDesignator(words, accepted(question));
  const conflicts: NameConflict[] = [];
  const warnings: NameWarning[] = [];
  const sign = unwritable.exec(name)?.[0];
  const hidden = unseen.exec(name)?.[0];
  const styled = [...name].find(isStyled);
  if (sign) conflicts.push(ruleConflict(name, unwritableSign(sign)));
  else if (hidden) conflicts.push(ruleConflict(name, unseenSign(hidden)));
  else if (styled) conflicts.push(ruleConflict(name, styledSign(styled)));
  if (designator === null) conflicts.push(ruleConflict(name, designatorsAsked(rules, 'in the name')));
  else if (designator.length === words.length) conflicts.push(ruleConflict(name, onlyDesignator));
  else if (rules.name_rules.designator_at_end && !endsWithOne(words, accepted(question))) {
    conflicts.push(ruleConflict(name, designatorsAsked(rules, 'at the end of the name')));
  }
  const rest = designator === null ? words : words.toSpliced(designator.at, designator.length, '');
  for (const restricted of rules.name_rules.restricted_words) {
    const { word, rule, note, only_with: others } = restricted;
    const phrase = nameWords(word);
    if (others && !others.some((other) => findWords(rest, nameWords(other)) >= 0)) continue;
    const isThere = findWords(rest, phrase) >= 0;
    if (rule === 'prohibited' && isThere) {
      const reason = note == null ? '' : withPeriod(` The record adds: ${note}`);
      conflicts.push(
        ruleConflict(
          name,
          `${theStateFirst(rules.name)} does not allow “${word}” in the name of an LLC.${reason}`,
        ),
      );
    }
    // A plural may be a surname or a different word, so only the prohibited word itself is refused.
    const isNear = isThere || findWords(rest.map(singular), phrase.map(singular)) >= 0;
    if (rule === 'approval_required' && isNear) warnings.push(approval(rules, restricted));
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

/** The longest accepted designator in the name, so that its words are not mistaken for restricted ones. */
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

function endsWithOne(words: readonly string[], designators: readonly string[]): boolean {
  const spelled = spellOut(words);
  return designators.some((designator) => {
    const phrase = spellOut(nameWords(designator));
    return findWords(spelled.slice(-phrase.length), phrase) === 0;
  });
}

/** Names the approving office only if the state's record does: it is never guessed. */
function approval(rules: JurisdictionRules, { word, office, note }: RestrictedWord): NameWarning {
  const by = office ?? 'the state’s regulator';
  const reason = note == null || note === office ? '' : withPeriod(` The record adds: ${note}`);
  const detail = `${theStateFirst(rules.name)} allows “${word}” in the name only with an approval. Ask ${office ? `the ${office}` : by} for it.${reason}`;
  return { word, office: by, detail };
}

function unwritableSign(sign: string): string {
  return `The records of the states hold names in Latin letters, digits and punctuation. Remove “${sign}”.`;
}

/** A bold, full-width or circled form of a plain letter or digit, as programs paste it: it reads alike and is another. */
function isStyled(sign: string): boolean {
  const plain = sign.normalize('NFKC');
  return plain !== sign && /^[0-9A-Za-z]$/.test(plain);
}

function styledSign(sign: string): string {
  return `Write “${sign.normalize('NFKC')}” instead of “${sign}”: the records of the states hold plain letters and digits.`;
}

function unseenSign(sign: string): string {
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `The name has a character that cannot be seen, U+${code}. Remove it.`;
}

// No state counts a designator as a difference between names: see entity-designators.ts.
const onlyDesignator = 'A designator is not a whole name. Add the company’s own name before it.';

function designatorsAsked(rules: JurisdictionRules, where: 'in the name' | 'at the end of the name'): string {
  return withPeriod(
    `${theStateFirst(rules.name)} asks for one of these ${where}: ${rules.name_rules.designators.join(', ')}`,
  );
}

function ruleConflict(name: string, detail: string): NameConflict {
  return { kind: 'rule', detail, name };
}
