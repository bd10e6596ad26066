import { type AnswerField, shapeOf } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { onceByName, type TypedParty } from '#components/forms/typed-parties.ts';

/** Everybody whom the form names already; and, for a question about somebody else than a member, earlier organizers. */
export function useKnownParties(field: AnswerField): readonly TypedParty[] {
  const { parties, setting } = useAnswerForm();
  return shapeOf(field) === 'party' ? onceByName([...parties, ...(setting.organizers ?? [])]) : parties;
}
