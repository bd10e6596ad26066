import type { AnswerField } from '#components/forms/answer-field.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import type { OpenQuestion } from '#components/forms/form-fold.ts';
import type { AnswerNote } from '#components/forms/form-setting.ts';

type AskedQuestions = {
  shown: readonly AnswerField[];
  faults: readonly Fault[];
  /** Names of the questions at which a fault is shown. */
  refused: readonly string[];
  notes: Readonly<Record<string, AnswerNote>>;
};

/** The questions that the bar counts: exactly those that are empty, or marked as wrong at their place. */
export function openQuestions({ shown, faults, refused, notes }: AskedQuestions): OpenQuestion[] {
  return shown.flatMap((field) => {
    const own = faults.filter(({ path }) => path[0] === field.name);
    const isRefused = refused.includes(field.name) || notes[field.name]?.isRefused === true;
    if (own.length === 0 && !isRefused) return [];
    const isMissing = own.some(({ required }) => required);
    return [{ ...field, isWrong: own.some(({ required }) => !required) || !isMissing }];
  });
}
