'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { caseDraft, nameOfField, pathOfField, same } from '#components/cases/case-draft.ts';
import { refusedNotes } from '#components/cases/refused-notes.ts';
import { SupportingDocuments } from '#components/cases/supporting-documents';
import { conflictNote } from '#components/drafts/conflict-note.ts';
import { SaveLine } from '#components/drafts/save-line';
import { type Answers, labelOf } from '#components/forms/answer-field.ts';
import { AnswerForm } from '#components/forms/answer-form';
import { focusAnswer } from '#components/forms/focus-answer.ts';
import { FormBar } from '#components/forms/form-bar';
import { useAnswerFaults } from '#components/forms/form-checks.ts';
import type { AnswerNote } from '#components/forms/form-setting.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { Button } from '#components/ui/button';
import type { ActionProblem, ActionResult } from '#lib/actions/action-result';
import type { CaseDraft } from '#lib/contract/answer-draft';
import type { Case } from '#lib/contract/case';
import type { Document } from '#lib/contract/document';
import { FormRefusal } from '../../../form-refusal.tsx';
import { useKeyOfBody } from '../../../use-key-of-body.ts';
import { useSubmission } from '../../../use-submission.ts';
import { casePageWords } from '../words.ts';
import { useAnswerOnce } from './answer-once.tsx';
import { AnswerOnceChoice } from './answer-once-choice.tsx';
import type { CaseForm } from './form-of-case.ts';
import { giveAnswer } from './give-answer.ts';
import { isUnchanged, unchangedAnswer } from './unchanged-answer.ts';
import { useCaseDraft } from './use-case-draft.ts';

type CaseAnswerProps = { item: Case; draft: CaseDraft; form: CaseForm };

const NO_PROBLEMS: never[] = [];

export function CaseAnswer({ item, draft, form }: CaseAnswerProps) {
  const { questions, begun } = form;
  const { mode, businessId = '' } = form.setting;
  const { store, draft: shown, conflicts, status, remote, lost } = useCaseDraft(mode, draft, begun.answers);
  const { fields: answers, documents } = shown;
  const [uploaded, setUploaded] = useState<Document[]>([]);
  const once = useAnswerOnce();
  const router = useRouter();
  const countAgain = useCountAgain(mode);
  const keyOf = useKeyOfBody();
  const { submit, problem, attempt, busy } = useSubmission(
    async (fields: Answers): Promise<ActionResult<Answers | null>> => {
      const given = { id: item.id, fields, documents: documents.length ? documents : undefined };
      const outcome = await giveAnswer(mode, { ...given, key: keyOf(given) });
      if (outcome.ok) return { ok: true, data: fields };
      // Answered by somebody else: the page shows what they sent.
      if (outcome.problem.code === 'case_not_awaiting_response') return { ok: true, data: null };
      void store.flush();
      return outcome;
    },
    (sent) => {
      void once.send(sent);
      store.forget();
      countAgain();
      router.refresh();
    },
  );
  const [unchanged, setUnchanged] = useState<ActionProblem>();
  const onFile = [...form.setting.documents, ...uploaded];
  const onUploaded = (document: Document) => setUploaded((others) => [...others, document]);

  const setting = { ...form.setting, documents: onFile, onUploaded };
  const faults = useAnswerFaults(questions, answers, setting, form.faults);

  async function send(fields: Answers) {
    const [open] = Object.keys(conflicts);
    if (open) {
      focusAnswer(nameOfField(open));
      return;
    }
    const isSame = isUnchanged(item, { fields, documents: [...documents] });
    // Another one each time: pressing again is refused again.
    setUnchanged(isSame ? { ...unchangedAnswer } : undefined);
    if (isSame) return;
    store.stop();
    await submit(fields);
  }

  return (
    <AnswerForm
      id="answer"
      fields={questions}
      values={answers}
      onChange={(name, value) => store.change(pathOfField(name), value)}
      onBlur={() => void store.flush()}
      onSubmit={send}
      setting={setting}
      problems={problem?.errors ?? NO_PROBLEMS}
      requestId={problem?.requestId}
      attempt={attempt}
      notes={notesOf()}
      fold={{
        faults,
        asksAll: true,
        bar: (open, goTo) => (
          <FormBar
            {...{ mode, open, goTo }}
            saved={<SaveLine {...{ status, remote, conflicts, lost }} label={labelOfPath} />}
          >
            <Button type="submit" variant="primary" title={casePageWords.sendKey} busy={busy}>
              {casePageWords.send}
            </Button>
          </FormBar>
        ),
      }}
    >
      <SupportingDocuments
        {...{ mode, businessId, onFile, onUploaded }}
        chosen={documents}
        onChange={(ids) => store.change(caseDraft.documents, ids)}
      />
      {once.siblings.length > 0 ? <AnswerOnceChoice mode={mode} /> : null}
      <div className="mt-6">
        <FormRefusal isDrafted problem={unchanged ?? problem} />
      </div>
    </AnswerForm>
  );

  function labelOfPath(path: string): string {
    const question = questions.find(({ name }) => name === nameOfField(path));
    return question ? labelOf(question) : nameOfField(path);
  }

  function notesOf(): Record<string, AnswerNote> {
    const sources = Object.fromEntries(
      Object.entries(begun.sources)
        .filter(([name]) => same(answers[name], begun.answers[name]))
        .map(([name, source]) => [name, { source }]),
    );
    const choices = Object.values(conflicts).map((conflict) => {
      const name = nameOfField(conflict.path);
      return [name, conflictNote(store, conflict, name)] as const;
    });
    const wrong = Object.entries(refusedNotes({ item, refused: setting.refused, questions, answers })).map(
      ([name, why]) => [
        name,
        { source: <span className="font-semibold text-you">{why}</span>, isRefused: true },
      ],
    );
    return { ...sources, ...Object.fromEntries(wrong), ...Object.fromEntries(choices) };
  }
}
