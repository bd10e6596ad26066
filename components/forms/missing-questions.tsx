import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import { QuestionGrid } from '#components/forms/question-grid';
import { formWords } from '#components/forms/words.ts';
import { Section } from '#components/ui/section';

type MissingQuestionsProps = {
  fields: readonly AnswerField[];
  sections: readonly FormSection[];
  title: string | undefined;
};

/** From this number of questions on, they are grouped by part. */
const MANY = 10;

/** Only the questions that still have to be answered. */
export function MissingQuestions({ fields, sections, title }: MissingQuestionsProps) {
  const parts = sections
    .map(({ id, title: name, fields: own }) => ({
      ...{ id, name },
      fields: fields.filter((field) => own.includes(field.name)),
    }))
    .filter((part) => part.fields.length > 0);
  const questions =
    fields.length < MANY || parts.length < 2 ? (
      <QuestionGrid fields={fields} />
    ) : (
      parts.map((part) => (
        <div
          key={part.id}
          className="border-rule border-t pt-1 first:border-t-0 xl:grid xl:grid-cols-[9rem_minmax(0,1fr)] xl:gap-x-4"
        >
          <h3 className="py-2 font-semibold text-ink-2">{part.name}</h3>
          <QuestionGrid fields={part.fields} />
        </div>
      ))
    );
  if (title === undefined) return questions;
  return (
    <Section id="missing" title={title} first>
      {fields.length === 0 ? <p className="text-ink-2">{formWords.fold.nothingMissing}</p> : questions}
    </Section>
  );
}
