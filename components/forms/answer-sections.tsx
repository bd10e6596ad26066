import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import { AnswerQuestion } from '#components/forms/answer-question';
import { formWords } from '#components/forms/words.ts';
import { Section } from '#components/ui/section';

type AnswerSectionsProps = { fields: readonly AnswerField[]; sections: readonly FormSection[] | undefined };

export function AnswerSections({ fields, sections }: AnswerSectionsProps) {
  if (!sections) return <Questions fields={fields} />;
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
          <Questions fields={own} />
        )}
      </Section>
    );
  });
}

function Questions({ fields }: { fields: readonly AnswerField[] }) {
  return (
    <div className="space-y-6 py-2">
      {fields.map((field) => (
        <div key={field.name} className={field.when ? 'rising border-rule border-l-2 ps-4' : undefined}>
          <AnswerQuestion field={field} />
        </div>
      ))}
    </div>
  );
}
