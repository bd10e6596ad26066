'use client';

import { useState } from 'react';
import { documentsWords } from '#components/documents/words.ts';
import { useKept } from '#components/drafts/use-kept.ts';
import { DateInput } from '#components/ui/date-input';
import type { SummaryError } from '#components/ui/error-summary';
import { readDate } from '#components/ui/read-date.ts';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import { TextInput } from '#components/ui/text-input';
import type { CaseTemplate } from '#lib/contract/desk-move';
import type { Document } from '#lib/contract/document';
import type { Filing } from '#lib/contract/filing';
import { daysToAnswer } from '#lib/contract/lifetimes';
import { longestTexts } from '#lib/contract/longest-texts';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { dueFault } from '#lib/rules/case/due-fault';
import { DeskForm } from '../../desk-form.tsx';
import { useDeskForm } from '../../use-desk-form.ts';
import { openCase } from './actions.ts';
import { keptCase, noCase } from './kept-case.ts';
import { OfficeDocuments, type UploadState } from './office-documents.tsx';
import { caseDeskWords } from './words.ts';

const OTHER = 'other';
const USED = 'idempotency_key_conflict';
type TypedCase = typeof noCase;

export type OpenCaseFormProps = {
  filing: Filing;
  /** Those of the filing's businesses. */
  documents: readonly Document[];
  templates: readonly CaseTemplate[];
  onceKey: string;
};

/** A case from a template, whose text can be changed, or with free text. */
export function OpenCaseForm({ filing, documents, templates, onceKey }: OpenCaseFormProps) {
  const { typed, change, forget } = useKept(keptCase(filing.id), noCase, (kept) => ({
    ...noCase,
    ...kept,
  }));
  const [upload, setUpload] = useState<UploadState>(null);
  // With the key under which it may have been sent: after a lost answer and a reload, it is opened once. Where another text
  // was, and the page shows that case, what is changed then is one more.
  const keyOf = ({ key }: TypedCase) => (form.problem?.code === USED ? onceKey : key || onceKey);
  const set = (part: Partial<TypedCase>) => change((now) => ({ ...part, key: keyOf(now) }));
  const template = templates.find(({ reason }) => reason === typed.reason);
  const questions = typed.questions.split('\n').flatMap((line) => line.trim() || []);

  function faults(): SummaryError[] {
    const { date, fault } = readDate(typed.dueOn);
    const wrongDue = date ? dueFault(endOf(date), new Date()) : typed.dueOn && fault;
    if (typed.reason === '') return [{ name: 'case-reason', message: caseDeskWords.noReason }];
    return [
      ...(typed.summary.trim() === '' ? [{ name: 'summary', message: caseDeskWords.noSummary }] : []),
      ...(!template && questions.length === 0
        ? [{ name: 'questions', message: caseDeskWords.noQuestion }]
        : []),
      ...(upload ? [{ name: 'case-document', message: documentsWords.upload[upload] }] : []),
      ...(wrongDue ? [{ name: 'due_at', message: wrongDue }] : []),
    ];
  }

  const form = useDeskForm(
    openCase,
    () => {
      const found = faults();
      if (found.length > 0) return found;
      const { date } = readDate(typed.dueOn);
      return {
        id: filing.id,
        key: typed.key,
        kind: template?.kind ?? ('missing_information' as const),
        summary: typed.summary,
        details: typed.details.trim() || null,
        fields: template?.fields ?? questions.map(questionOf),
        documents: [...typed.documents],
        due_at: date ? endOf(date) : null,
      };
    },
    () => {
      forget();
      showToast(caseDeskWords.opened);
    },
  );

  return (
    <DeskForm form={form} submit={caseDeskWords.send}>
      <Select
        name="case-reason"
        label={caseDeskWords.reason}
        emptyLabel={caseDeskWords.chooseReason}
        options={[
          ...templates.map(({ reason, label }) => ({ value: reason, label })),
          { value: OTHER, label: caseDeskWords.other },
        ]}
        value={typed.reason}
        onChange={({ target: { value } }) => {
          const chosen = templates.find(({ reason }) => reason === value);
          set({ reason: value, ...(chosen && { summary: chosen.summary, details: chosen.details }) });
        }}
        error={form.errorOf('case-reason')}
      />
      {typed.reason === '' ? null : (
        <>
          <TextInput
            name="summary"
            label={caseDeskWords.summary}
            hint={caseDeskWords.summaryHint}
            autoComplete="off"
            width="full"
            maxLength={longestTexts.caseSummary}
            value={typed.summary}
            onChange={(event) => set({ summary: event.target.value })}
            error={form.errorOf('summary')}
          />
          <TextArea
            name="details"
            label={caseDeskWords.details}
            optional={!template}
            rows={4}
            maxLength={longestTexts.caseDetails}
            width="full"
            value={typed.details}
            onChange={(event) => set({ details: event.target.value })}
            error={form.errorOf('details')}
          />
          {template ? (
            <div>
              <p className="font-semibold">{caseDeskWords.asks}</p>
              <ul className="list-disc ps-5">
                {template.fields.map(({ name, description, required }) => (
                  <li key={name}>
                    {description}{' '}
                    {required ? null : <span className="text-ink-2">{caseDeskWords.optional}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <TextArea
              name="questions"
              label={caseDeskWords.questions}
              hint={caseDeskWords.questionsHint}
              rows={3}
              width="full"
              value={typed.questions}
              onChange={(event) => set({ questions: event.target.value })}
              error={form.errorOf('questions') ?? form.errorOf('fields')}
            />
          )}
          <OfficeDocuments
            {...{ filing, documents }}
            words={caseDeskWords.documents}
            names={{ choice: 'case-documents', upload: 'case-document' }}
            optional
            chosen={typed.documents}
            onChange={(to) => change((now) => ({ documents: to(now.documents), key: keyOf(now) }))}
            onUpload={setUpload}
            errorOf={form.errorOf}
          />
          <DateInput
            name="due_at"
            label={caseDeskWords.dueOn}
            hint={caseDeskWords.dueHint}
            example={addDays(civilDateOf(new Date()), daysToAnswer)}
            optional
            value={typed.dueOn}
            onChange={(dueOn) => set({ dueOn })}
            error={form.errorOf('due_at')}
          />
        </>
      )}
    </DeskForm>
  );
}

/** The answer is due by the end of the day. */
function endOf(date: string): string {
  return `${date}T23:59:59.000Z`;
}

function questionOf(description: string, at: number) {
  return { name: `answer_${at + 1}`, type: 'string' as const, description, required: true };
}
