'use client';

import { FormProvider } from 'react-hook-form';
import { type AnswerField, asksOffice } from '#components/forms/answer-field.ts';
import { AnswerFormProvider } from '#components/forms/answer-form-context.ts';
import type { AnswerFormProps, FormSection } from '#components/forms/answer-form-props.ts';
import { FoldedSections } from '#components/forms/folded-sections';
import { fetchChecks } from '#components/forms/form-checks.ts';
import { formKey } from '#components/forms/form-key.ts';
import { QuestionGrid } from '#components/forms/question-grid';
import { sendByKey } from '#components/forms/send-by-key.ts';
import { typedParties } from '#components/forms/typed-parties.ts';
import { useAfterPress } from '#components/forms/use-after-press.ts';
import { useAnswersForm } from '#components/forms/use-answers-form.ts';
import { formWords } from '#components/forms/words.ts';
import { ErrorSummary } from '#components/ui/error-summary';
import { LiveForm } from '#components/ui/live-form';
import { Section } from '#components/ui/section';

const NO_NOTES = {};

/** Renders any list of questions, keeps every answer, and shows each fault once at the top and once at its question. */
export function AnswerForm(props: AnswerFormProps) {
  const { fields, setting, notes = NO_NOTES, sections, fold, id, children, problems, requestId } = props;
  const { form, submit, summary, attempt, announcement, shown, answers, changed, left, uploads } =
    useAnswersForm(props);
  const afterPress = useAfterPress();
  const principalPath = asksOffice(fields) ? formKey('principal_address') : null;

  return (
    <FormProvider {...form}>
      <AnswerFormProvider
        value={{
          ...{ setting, notes, changed, left, uploads, afterPress, principalPath },
          parties: typedParties(shown, answers, setting.people),
          isFolded: fold !== undefined,
        }}
      >
        <LiveForm
          id={id}
          noValidate
          onSubmit={submit}
          onKeyDown={sendByKey}
          onFocus={() => void fetchChecks().catch(() => {})}
        >
          <ErrorSummary errors={summary} attempt={attempt} requestId={problems?.length ? requestId : null} />
          <p role="status" className="sr-only">
            {announcement}
          </p>
          {fold ? (
            <FoldedSections {...{ sections, shown, answers, fold }}>{children}</FoldedSections>
          ) : (
            <>
              <AnswerSections fields={shown} sections={sections} />
              {children}
            </>
          )}
        </LiveForm>
      </AnswerFormProvider>
    </FormProvider>
  );
}

type AnswerSectionsProps = { fields: readonly AnswerField[]; sections: readonly FormSection[] | undefined };

function AnswerSections({ fields, sections }: AnswerSectionsProps) {
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
