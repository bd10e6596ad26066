'use client';

import { useFormContext, useFormState } from 'react-hook-form';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import type { AnswerFormProps } from '#components/forms/answer-form-props.ts';
import type { FormFold } from '#components/forms/form-fold.ts';
import { formKey } from '#components/forms/form-key.ts';
import { KnownAnswers } from '#components/forms/known-answers';
import { MissingQuestions } from '#components/forms/missing-questions';
import { openQuestions } from '#components/forms/open-questions.ts';
import { OptionalQuestions } from '#components/forms/optional-questions';
import { useFolds } from '#components/forms/use-folds.ts';
import { formWords } from '#components/forms/words.ts';

type FoldedSectionsProps = Pick<AnswerFormProps, 'sections' | 'children'> & {
  shown: readonly AnswerField[];
  /** In the order of the form. */
  answers: Answers;
  fold: FormFold;
};

/** Missing answers first, then known ones, then optional ones, and the bar at the edge of the window. */
export function FoldedSections({ sections, shown, answers, fold, children }: FoldedSectionsProps) {
  const { notes } = useAnswerForm();
  const { control, trigger, getFieldState } = useFormContext();
  const { errors } = useFormState({ control });
  const faulty = new Set(fold.faults.map(({ path }) => String(path[0])));
  const refused = shown.filter(({ name }) => errors[formKey(name)]).map(({ name }) => name);
  const disputed = shown.filter(({ name }) => notes[name]?.conflict).map(({ name }) => name);
  const folds = useFolds({
    ...{ shown, answers, faulty },
    forced: [...refused, ...disputed],
    asksAll: fold.asksAll ?? false,
  });
  const parts = sections ?? [
    { id: 'known', title: formWords.fold.known, fields: shown.map(({ name }) => name) },
  ];
  const inZone = (zone: string) => shown.filter(({ name }) => folds.zoneOf(name) === zone);
  const optional = inZone('optional');
  const toAnswer = openQuestions({ shown, faults: fold.faults, refused, notes });

  async function close(field: AnswerField) {
    const key = formKey(field.name);
    await trigger(key);
    if (!getFieldState(key).invalid) folds.close(field.name);
  }

  // In tab order the bar follows the missing answers; on the screen it comes last.
  return (
    <div className="flex flex-col">
      <MissingQuestions fields={inZone('missing')} sections={parts} title={fold.title?.(toAnswer.length)} />
      {fold.bar(toAnswer, folds.open)}
      <KnownAnswers fields={inZone('known')} sections={parts} {...{ answers, folds }} onDone={close} />
      {optional.length > 0 || fold.about ? (
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-ink border-t pt-2 [&>details[open]]:w-full">
          {optional.length > 0 ? <OptionalQuestions fields={optional} folds={folds} /> : null}
          {fold.about}
        </div>
      ) : null}
      {children}
    </div>
  );
}
