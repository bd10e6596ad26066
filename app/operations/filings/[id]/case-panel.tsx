import { caseQuestions } from '#components/cases/case-questions.ts';
import { CASE_KIND_WORDS } from '#components/cases/case-words.ts';
import { DocumentList } from '#components/documents/document-list';
import { MarkChip } from '#components/filings/status-chip';
import { CASE_MARKS } from '#components/filings/status-mark.ts';
import { AnswerList } from '#components/forms/answer-list';
import { Markdown } from '#components/ui/markdown';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import { deskPaths } from '#lib/config/desk-paths';
import type { Case } from '#lib/contract/case';
import type { CaseTemplate } from '#lib/contract/desk-move';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import { isOpenCase } from '#lib/rules/case/case-state';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { CaseReview } from './case-review.tsx';
import { OpenCase } from './open-case.tsx';
import { caseDeskWords } from './words.ts';

type CasePanelProps = {
  filing: Filing;
  /** Those of the filing, then those about its registered agent. */
  cases: readonly Case[];
  documents: readonly Document[];
  /** Empty if no case can be opened. */
  templates: readonly CaseTemplate[];
  onceKey: string;
};

/** The cases of the filing with the partner's answers, and a form to open another. */
export function CasePanel({ filing, cases, documents, templates, onceKey }: CasePanelProps) {
  const canAsk = templates.length > 0 && !isTerminalFiling(filing.status);
  if (cases.length === 0 && !canAsk) return null;
  return (
    <Section title={caseDeskWords.title} id="cases">
      {cases.map((item) => (
        <OneCase key={item.id} item={item} documents={documents} canReview={templates.length > 0} />
      ))}
      {canAsk ? <OpenCase {...{ filing, documents, templates, onceKey }} /> : null}
    </Section>
  );
}

type OneCaseProps = { item: Case; documents: readonly Document[]; canReview: boolean };

function OneCase({ item, documents, canReview }: OneCaseProps) {
  const { request, response, review } = item;
  const isOpen = isOpenCase(item);
  const sent = documents.filter(({ id }) => request?.documents?.includes(id));
  const attached = documents.filter(({ id }) => response?.documents?.includes(id));
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
      <CaseDocuments documents={sent} label={caseDeskWords.documents.label} />
      {review?.outcome === 'needs_response' ? (
        <div>
          <h4 className="mb-1 font-semibold text-small">
            {caseDeskWords.wasSentBack} <Time value={review.at} />
          </h4>
          <p className="wrap-anywhere whitespace-pre-line">{review.reason}</p>
        </div>
      ) : null}
      {response ? (
        <div>
          <h4 className="mb-1 font-semibold text-small">{caseDeskWords.answer}</h4>
          <AnswerList fields={caseQuestions(item)} answers={response.fields} documents={documents} />
          <CaseDocuments documents={attached} label={caseDeskWords.attached} />
        </div>
      ) : isOpen ? (
        <p className="text-ink-2">{caseDeskWords.noAnswer}</p>
      ) : null}
      {canReview ? <CaseReview item={item} /> : null}
    </article>
  );
}

function CaseDocuments({ documents, label }: { documents: readonly Document[]; label: string }) {
  if (documents.length === 0) return null;
  return (
    <div className="mt-2">
      <h4 className="mb-1 font-semibold text-small">{label}</h4>
      <DocumentList documents={documents} files={deskPaths.documentFiles} label={label} />
    </div>
  );
}
