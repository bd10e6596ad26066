import { labelOf } from '#components/forms/answer-field.ts';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { Requirement } from '#lib/contract/requirement';
import { ownQuestions } from '#lib/rules/requirement/own-questions';
import { answerWords, requiredWords } from '../rule-words.ts';
import { SourceLine } from '../source-line.tsx';
import { stateRulesWords as words } from '../words.ts';

export function QuestionTable({ requirement }: { requirement: Requirement }) {
  const own = ownQuestions(requirement);
  return (
    <Section title={words.questions} id="questions" description={words.questionsDetail}>
      {own.length === 0 ? (
        <p>{words.noQuestions}</p>
      ) : (
        <DataTable
          caption={words.questions}
          rows={own}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'question',
              head: words.question,
              rowHead: true,
              width: '55%',
              cell: (field) => (
                <>
                  {labelOf(field)}
                  <span className="block font-normal">{field.description}</span>
                  <SourceLine sources={field.sources} />
                </>
              ),
            },
            { key: 'answer', head: words.answerType, cell: answerWords },
            {
              key: 'required',
              head: words.required,
              cell: (field) => requiredWords(field, requirement.fields),
            },
          ]}
        />
      )}
    </Section>
  );
}
