import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import { QuestionGrid } from '#components/forms/question-grid';
import { formWords } from '#components/forms/words.ts';
import { Section } from '#components/ui/section';

type AnswerSectionsProps = { fields: readonly AnswerField[]; sections: readonly FormSection[] | undefined };

export function AnswerSections({ fields, sections }: AnswerSectionsProps) {
  if (!sections) return <QuestionGrid fields={fields} />;
  return sections.map((section, index) => {
    const own = fields.filter(({ name }) => section.fields.includes(name));
    return (
      <Section
        key={section.id}
        id={section.id}
        title={section.title}
        description={section.description}
        first={index === 0}
      >
        {own.length === 0 ? (
          <p className="text-ink-2">{formWords.form.nothingToAnswer}</p>
        ) : (
          <QuestionGrid fields={own} />
        )}
      </Section>
    );
  });
}
