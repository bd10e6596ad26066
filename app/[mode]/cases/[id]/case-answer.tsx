'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { caseQuestions } from '#components/cases/case-questions.ts';
import { type Answers, same } from '#components/cases/merge-draft.ts';
import { SaveLine } from '#components/cases/save-line';
import { SupportingDocuments } from '#components/cases/supporting-documents';
import { AnswerForm } from '#components/forms/answer-form';
import { focusAnswer, focusAnswerNext } from '#components/forms/focus-answer.ts';
import type { AnswerNote, FormSetting } from '#components/forms/form-setting.ts';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { RequestReference } from '#components/ui/request-reference';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { CaseDraft } from '#lib/contract/answer-draft';
import type { Case } from '#lib/contract/case';
import type { Document } from '#lib/contract/document';
import type { RequirementField } from '#lib/contract/requirement';
import { caseWords } from '../words.ts';
import { answerCase } from './actions.ts';
import type { BegunAnswers } from './answers-to-begin.ts';
import { forgetTyped } from './typed-answers.ts';
import { useCaseDraft } from './use-case-draft.ts';

type CaseAnswerProps = {
  item: Case;
  draft: CaseDraft;
  setting: FormSetting;
  /** What the form begins with, and where each answer came from. */
  begun: BegunAnswers;
  /** What the state's own form says of its questions. */
  stateFields: readonly RequirementField[];
};

export function CaseAnswer({ item, draft, setting, begun, stateFields }: CaseAnswerProps) {
  const { mode, businessId = '' } = setting;
  const { keeper, answers, documents, conflicts, status } = useCaseDraft(mode, draft, begun.answers);
  const [refusal, setRefusal] = useState<ActionProblem>();
  const [attempt, setAttempt] = useState(0);
  const [uploaded, setUploaded] = useState<Document[]>([]);
  const questions = useMemo(
    () => caseQuestions(item, setting.today, stateFields),
    [item, setting.today, stateFields],
  );
  const router = useRouter();
  const queries = useQueryClient();
  const onFile = [...setting.documents, ...uploaded];
  const onUploaded = (document: Document) => setUploaded((others) => [...others, document]);

  async function send(fields: Answers) {
    const [open] = Object.keys(conflicts);
    if (open) return focusAnswer(open);
    keeper.stop();
    const outcome = await retryAction(answerCase)(mode, {
      id: item.id,
      fields,
      documents: documents.length ? [...documents] : undefined,
    });
    if (outcome.ok || outcome.problem.code === 'case_not_awaiting_response') {
      // Answered, by this person or by another: the page shows what was sent.
      forgetTyped(mode, item.id);
      void queries.invalidateQueries({ queryKey: [mode, 'navigation-counts'] });
      return router.refresh();
    }
    setRefusal(outcome.problem);
    setAttempt(attempt + 1);
    void keeper.save();
  }

  return (
    <AnswerForm
      id="answer"
      fields={questions}
      values={answers}
      onChange={(name, value) => keeper.change(name, value)}
      onBlur={() => void keeper.save()}
      onSubmit={send}
      setting={{ ...setting, documents: onFile, onUploaded }}
      problems={refusal?.errors ?? []}
      requestId={refusal?.requestId}
      attempt={attempt}
      notes={notesOf()}
    >
      <SupportingDocuments
        {...{ mode, businessId, onFile, onUploaded }}
        chosen={documents}
        onChange={(ids) => keeper.setDocuments(ids)}
      />
      <div className="mt-6 space-y-3">
        <Refusal problem={refusal} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" title={caseWords.page.sendKey}>
            {caseWords.page.send}
          </Button>
          <SaveLine status={status} />
        </div>
      </div>
    </AnswerForm>
  );

  // The two buttons go away with the choice.
  function choose(name: string, whose: 'mine' | 'theirs') {
    keeper.choose(name, whose);
    focusAnswerNext(name);
  }

  function notesOf(): Record<string, AnswerNote> {
    const sources = Object.fromEntries(
      Object.entries(begun.sources)
        .filter(([name]) => same(answers[name], begun.answers[name]))
        .map(([name, source]) => [name, { source }]),
    );
    if (status.kind !== 'conflict') return sources;
    const { by, at } = status;
    const choices = Object.fromEntries(
      Object.entries(conflicts).map(([name, theirs]) => [
        name,
        {
          conflict: {
            ...{ by, at, theirs, yours: answers[name] },
            onMine: () => choose(name, 'mine'),
            onTheirs: () => choose(name, 'theirs'),
          },
        },
      ]),
    );
    return { ...sources, ...choices };
  }
}

/** What the form cannot show at a question. */
function Refusal({ problem }: { problem: ActionProblem | undefined }) {
  if (!problem || problem.errors?.length) return null;
  return (
    <Notice kind="stop" announce title={problem.title}>
      {problem.detail}
      {problem.requestId ? <RequestReference id={problem.requestId} /> : null}
    </Notice>
  );
}
