'use client';

import type { AnswerField } from '#components/forms/answer-field.ts';
import { QuestionGrid } from '#components/forms/question-grid';
import type { Folds } from '#components/forms/use-folds.ts';
import { formWords } from '#components/forms/words.ts';
import { Disclosure } from '#components/ui/disclosure';

type OptionalQuestionsProps = { fields: readonly AnswerField[]; folds: Folds };

/** Optional questions, behind one press; they are loaded with it. */
export function OptionalQuestions({ fields, folds }: OptionalQuestionsProps) {
  const { showsOptional, showOptional } = folds;
  return (
    <div className="has-[details[open]]:w-full">
      <Disclosure
        summary={formWords.fold.optional(fields.length)}
        open={showsOptional}
        onToggle={showOptional}
      >
        {showsOptional ? <QuestionGrid fields={fields} /> : null}
      </Disclosure>
    </div>
  );
}
