import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { focusAnswerNext } from '#components/forms/focus-answer.ts';
import { memberOf } from '#components/forms/member-of.ts';
import type { Offer } from '#components/forms/offers';
import { partyName } from '#components/forms/part-words.ts';
import { type TypedParty, typedParties } from '#components/forms/typed-parties.ts';
import { formWords } from '#components/forms/words.ts';
import { planFormWords } from './words.ts';

const PARTS = ['first', 'middle', 'last', 'suffix'] as const;

/** The responsible party of the EIN, whose name is asked in parts, as other questions ask for names. */
export function einPerson(answers: Answers): TypedParty[] {
  const { ein_first_name: first, ein_last_name: last } = answers;
  if (answers.apply_for_ein !== true || !first || !last) return [];
  const given = PARTS.map((part) => [part, answers[`ein_${nameOf(part)}`]] as const).filter(
    ([, text]) => text,
  );
  const name = { type: 'person', ...Object.fromEntries(given) };
  return [
    {
      name: partyName(name),
      party: { name },
      where: formWords.people.fromAnswer(planFormWords.responsibleParty),
    },
  ];
}

/** Whom the form names already, offered as the responsible party: a person alone can be it. */
export function einOffers(
  fields: readonly AnswerField[],
  answers: Answers,
  change: (name: string, value: unknown) => void,
): Offer[] {
  const [present] = einPerson(answers);
  return typedParties(fields, answers)
    .filter(({ name, party }) => name !== present?.name && memberOf(party.name, 'type') === 'person')
    .map(({ name, party, where }) => ({
      label: formWords.people.use(name, where),
      onUse: () => {
        for (const part of PARTS) {
          change(`ein_${nameOf(part)}`, memberOf(party.name, part) || null);
        }
        // The button goes away with what it offered.
        focusAnswerNext('ein_first_name');
      },
    }));
}

const nameOf = (part: (typeof PARTS)[number]) => (part === 'suffix' ? part : `${part}_name`);
