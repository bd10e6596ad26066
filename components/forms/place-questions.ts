import type { AnswerField } from '#components/forms/answer-field.ts';
import type { Zone } from '#components/forms/form-fold.ts';
import { impliedWords } from '#components/forms/implied-words.ts';
import { fieldsOf, isGiven } from '#lib/contract/is-asked';

export type Zones = Readonly<Record<string, Zone>>;

type PlaceQuestion = {
  /** The questions that are asked now. */
  shown: readonly AnswerField[];
  answers: Readonly<Record<string, unknown>>;
  /** Names of the questions whose answer is missing or invalid. */
  faulty: ReadonlySet<string>;
  asksAll: boolean;
};

/** The position of each question when the form is opened. */
export function placeQuestions({ shown, answers, faulty, asksAll }: PlaceQuestion): Zones {
  return Object.fromEntries(
    shown.map((field): [string, Zone] => {
      if (faulty.has(field.name) || (asksAll && field.required)) return [field.name, 'missing'];
      const isKnown = isGiven(answers[field.name]) || impliedWords(field) !== null;
      return [field.name, isKnown ? 'known' : 'optional'];
    }),
  );
}

/** A question that depends on another answer stays next to it, so that nothing moves while somebody types. */
export function placeFollowUps(zones: Zones, shown: readonly AnswerField[]): Zones {
  const placed: Record<string, Zone> = { ...zones };
  for (const { name, when } of shown) {
    if (placed[name]) continue;
    const [caller] = when ? fieldsOf(when).filter((other) => placed[other]) : [];
    placed[name] = (caller && placed[caller]) || 'missing';
  }
  return placed;
}
