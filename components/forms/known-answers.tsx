'use client';

import { type AnswerField, type Answers, isOnRecord, labelOf } from '#components/forms/answer-field.ts';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import { AnswerLine } from '#components/forms/answer-line';
import { AnswerQuestion } from '#components/forms/answer-question';
import { answerInLine } from '#components/forms/answer-words.ts';
import type { FoldedChoice } from '#components/forms/form-fold.ts';
import { impliedWords } from '#components/forms/implied-words.ts';
import { OpenedLine } from '#components/forms/opened-line';
import type { Folds } from '#components/forms/use-folds.ts';

type KnownAnswersProps = {
  fields: readonly AnswerField[];
  sections: readonly FormSection[];
  answers: Answers;
  folds: Folds;
  onDone: (field: AnswerField) => void;
};

/** Known answers, one line for each question, by part; a line opens in place. */
export function KnownAnswers({ fields, sections, answers, folds, onDone }: KnownAnswersProps) {
  const { setting, notes } = useAnswerForm();
  return sections.map(({ id, title, fields: own, choice }) => {
    const known = fields.filter(({ name }) => own.includes(name));
    if (known.length === 0 && !choice) return null;
    return (
      <section
        key={id}
        id={id}
        aria-labelledby={`${id}-heading`}
        className="mt-2 border-ink border-t xl:grid xl:grid-cols-[9rem_minmax(0,1fr)] xl:gap-x-4"
      >
        <h2 id={`${id}-heading`} tabIndex={-1} className="py-1.5 font-semibold">
          {title}
        </h2>
        <ul className="@container min-w-0 xl:[&>li:first-child]:border-t-0">
          {known.map((field) =>
            folds.isOpen(field.name) ? (
              <OpenedLine
                key={field.name}
                label={labelOf(field)}
                isOneField={field.type === 'string' || field.type === 'number' || field.type === 'date'}
                onDone={() => onDone(field)}
              >
                <AnswerQuestion field={field} />
              </OpenedLine>
            ) : (
              <AnswerLine
                key={field.name}
                name={field.name}
                label={labelOf(field)}
                value={answerInLine(field, answers[field.name], setting.documents) || impliedWords(field)}
                record={isOnRecord(field)}
                origin={notes[field.name]?.origin}
                onChange={() => folds.open(field.name)}
              />
            ),
          )}
          {choice ? <ChoiceLine choice={choice} folds={folds} /> : null}
        </ul>
      </section>
    );
  });
}

function ChoiceLine({ choice, folds }: { choice: FoldedChoice; folds: Folds }) {
  const { name, label, value, content } = choice;
  if (!folds.isOpen(name)) {
    return <AnswerLine {...{ name, label, value }} onChange={() => folds.open(name)} />;
  }
  return (
    <OpenedLine label={label} isOneField={false} onDone={() => folds.close(name)}>
      {content}
    </OpenedLine>
  );
}
