import { type AnswerField, type Answers, labelOf, shapeOf } from '#components/forms/answer-field.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { partyName } from '#components/forms/part-words.ts';
import { formWords } from '#components/forms/words.ts';

/** A person or company that an answer names already, and where: "entered under “Organizers”". */
export type TypedParty = { name: string; party: Readonly<Record<string, unknown>>; where: string };

/** Everybody whom the form names so far, without duplicates, in the order of the questions. */
export function typedParties(
  fields: readonly AnswerField[],
  answers: Answers,
  others: readonly TypedParty[] = [],
): TypedParty[] {
  const typed = fields.flatMap((field): TypedParty[] => {
    const shape = shapeOf(field);
    if (shape !== 'party' && shape !== 'governing_person') return [];
    const value = answers[field.name];
    return (Array.isArray(value) ? value : [value]).flatMap((party: unknown) => {
      if (typeof party !== 'object' || party === null) return [];
      const name = partyName(Reflect.get(party, 'name'));
      return isWhole(party)
        ? [{ name, party: { ...party }, where: formWords.people.fromAnswer(labelOf(field)) }]
        : [];
    });
  });
  return onceByName([...typed, ...others]);
}

/** The first of each name. */
export function onceByName<Named extends { name: string }>(all: readonly Named[]): Named[] {
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** A name that is still being typed is not offered. */
function isWhole(party: object): boolean {
  const name: unknown = Reflect.get(party, 'name');
  if (typeof name !== 'object' || name === null) return false;
  const part = (key: string) => String(Reflect.get(name, key) ?? '').trim();
  return part('type') === 'entity' ? part('entity_name') !== '' : part('first') !== '' && part('last') !== '';
}

/** The addresses of these people, without duplicates and without those that only refer to another. */
export function typedAddresses(parties: readonly TypedParty[]): { lines: string; address: unknown }[] {
  const found = parties.flatMap(({ party: { address } }) => {
    if (typeof address !== 'object' || address === null || 'same_as' in address) return [];
    const lines = addressLines(address).join(', ');
    const isWhole = ['street_line_1', 'city', 'region', 'postal_code'].every((part) =>
      Reflect.get(address, part),
    );
    return isWhole ? [{ lines, address }] : [];
  });
  return found.filter(({ lines }, index) => found.findIndex((other) => other.lines === lines) === index);
}
