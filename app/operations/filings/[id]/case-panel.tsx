import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { MarkChip } from '#components/filings/status-chip';
import { CASE_MARKS } from '#components/filings/status-mark.ts';
import { FactList } from '#components/ui/fact-list';
import { Markdown } from '#components/ui/markdown';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { Case } from '#lib/contract/case';
import type { CaseTemplate } from '#lib/contract/desk-move';
import type { Filing } from '#lib/contract/filing';
import { isOpenCase } from '#lib/rules/case/case-state';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import type { CaseAnswer } from './case-answers.ts';
import { CaseReview } from './case-review.tsx';
import { OpenCase } from './open-case.tsx';
import { caseDeskWords } from './words.ts';

type CasePanelProps = {
  filing: Pick<Filing, 'id' | 'status'>;
  /** Those of the filing, then those about its registered agent. */
  cases: readonly Case[];
  /** By case, in their order. */
  answers: readonly (readonly CaseAnswer[])[];
  /** Empty if no case can be opened. */
  templates: readonly CaseTemplate[];
  onceKey: string;
};

/** The cases of the filing with the partner's answers, and a form to open another. */
export function CasePanel({ filing, cases, answers, templates, onceKey }: CasePanelProps) {
  const canAsk = templates.length > 0 && !isTerminalFiling(filing.status);
  if (cases.length === 0 && !canAsk) return null;
  return (
    <Section title={caseDeskWords.title} id="cases">
      {cases.map((item, at) => (
        <OneCase key={item.id} item={item} answers={answers[at] ?? []} canReview={templates.length > 0} />
      ))}
      {canAsk ? <OpenCase filingId={filing.id} templates={templates} onceKey={onceKey} /> : null}
    </Section>
  );
}

type OneCaseProps = { item: Case; answers: readonly CaseAnswer[]; canReview: boolean };

function OneCase({ item, answers, canReview }: OneCaseProps) {
  const isOpen = isOpenCase(item);
  return (
    <article aria-labelledby={`case-${item.id}`} className="mb-4 space-y-2 border-rule border-b pb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`case-${item.id}`} className="font-semibold">
          {item.summary}
        </h3>
        <MarkChip mark={CASE_MARKS[item.status]} word={caseDeskWords.status[item.status]} />
      </div>
      <p className="text-ink-2 text-small">
        {CASE_KIND_WORDS[item.kind]}
        {item.due_at && isOpen ? (
          <>
            . {caseDeskWords.due} <Time value={item.due_at} />
          </>
        ) : null}
      </p>
      {isOpen && item.details ? <Markdown text={item.details} /> : null}
      {answers.length > 0 ? (
        <div>
          <h4 className="mb-1 font-semibold text-small">{caseDeskWords.answer}</h4>
          <FactList
            facts={answers.map(({ question, text }) => ({ term: question, value: text, record: true }))}
          />
        </div>
      ) : isOpen ? (
        <p className="text-ink-2">{caseDeskWords.noAnswer}</p>
      ) : null}
      {isOpen && canReview ? <CaseReview item={item} /> : null}
    </article>
  );
}
