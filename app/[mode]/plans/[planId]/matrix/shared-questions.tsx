'use client';

import { useState } from 'react';
import { conflictNote } from '#components/drafts/conflict-note.ts';
import type { Conflict, DraftStore } from '#components/drafts/draft-store.ts';
import { AnswerForm } from '#components/forms/answer-form';
import type { AnswerNote, FormSetting } from '#components/forms/form-setting.ts';
import { SharedSource } from '#components/plans/shared-source';
import { Button } from '#components/ui/button';
import { Section } from '#components/ui/section';
import type { PlanQuestion } from '#lib/contract/plan';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { Mode } from '#lib/contract/scalars';
import { UsedIn } from './used-in.tsx';
import { planMatrixWords as words } from './words.ts';

type SharedQuestionsProps = {
  mode: Mode;
  store: DraftStore<PlanDraft>;
  draft: PlanDraft;
  conflicts: Readonly<Record<string, Conflict>>;
  questions: readonly PlanQuestion[];
  /** Names of those whose answer is wrong in some state. */
  wrong: readonly string[];
  setting: FormSetting;
};

/**
 * Questions that several states ask in the same way, asked once: unanswered ones first, and the rest behind one press.
 */
export function SharedQuestions({
  mode,
  store,
  draft,
  conflicts,
  questions,
  wrong,
  setting,
}: SharedQuestionsProps) {
  const [all, setAll] = useState(false);
  // An answer does not take its question away while it is being typed.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const more = questions
    .filter(({ name }) => !asked.includes(name))
    .filter((one) => isOpen(one) || wrong.includes(one.name));
  if (more.length > 0) setAsked([...asked, ...more.map(({ name }) => name)]);
  const fields = questions.map((question) =>
    question.name === 'business_start_date'
      ? { ...question, description: words.startOfAll(question.states.length) }
      : question,
  );
  if (questions.length === 0) return null;
  const values = Object.fromEntries(
    questions.map(({ name, value }) => [
      name,
      Object.hasOwn(draft.answers, name) ? draft.answers[name] : value,
    ]),
  );
  const noteOf = (question: PlanQuestion): AnswerNote => {
    const conflict = conflicts[`answers/${question.name}`];
    if (conflict) return conflictNote(store, conflict, question.name);
    return {
      source: (
        <>
          <SharedSource {...{ draft, question }} />
          <UsedIn {...{ mode, draft, question }} />
        </>
      ),
    };
  };
  return (
    <Section id="shared" title={words.shared} description={words.sharedDetail}>
      {asked.length === 0 && !all ? <p className="py-2">{words.nothingShared}</p> : null}
      <AnswerForm
        key={all ? 'all' : 'missing'}
        fields={fields}
        {...(!all && { only: asked })}
        values={values}
        setting={setting}
        notes={Object.fromEntries(fields.map((question) => [question.name, noteOf(question)]))}
        onChange={(name, value) => store.change(`answers/${name}`, value)}
        onBlur={() => void store.flush()}
        onSubmit={async () => void (await store.flush())}
      />
      {asked.length < questions.length ? (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.showMissing : words.showAll(questions.length)}
        </Button>
      ) : null}
    </Section>
  );
}

function isOpen({ required, value_source }: PlanQuestion): boolean {
  return required && value_source === null;
}
