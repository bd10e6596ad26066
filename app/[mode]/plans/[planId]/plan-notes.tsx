import { conflictNote } from '#components/drafts/conflict-note.ts';
import type { Conflict, DraftStore } from '#components/drafts/draft-store.ts';
import { type AnswerField, labelOf } from '#components/forms/answer-field.ts';
import { answerInLine } from '#components/forms/answer-words.ts';
import { focusAnswerNext } from '#components/forms/focus-answer.ts';
import type { AnswerNote } from '#components/forms/form-setting.ts';
import { pathOfAnswer, pathOfShown, pathOfTypedDate } from '#components/plans/plan-path.ts';
import { Origin, SourceLine } from '#components/plans/source-line';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { PlanRequirement } from '#lib/rules/plan/plan-requirement';

type PlanNotesQuestion = {
  store: DraftStore<PlanDraft>;
  plan: PlanDraft;
  fields: readonly AnswerField[];
  requirement: PlanRequirement;
  conflicts: Readonly<Record<string, Conflict>>;
  jurisdiction: string;
};

/** Where each value came from, what the record says otherwise, and what a colleague wrote at the same time. */
export function planNotes(question: PlanNotesQuestion): Record<string, AnswerNote> {
  return Object.fromEntries(question.fields.map((field) => [field.name, noteOf(field, question)]));
}

function noteOf(
  field: AnswerField,
  { store, plan, requirement, conflicts, jurisdiction }: PlanNotesQuestion,
) {
  const typedDate = pathOfTypedDate(jurisdiction);
  const isTypedDate = field.name === 'effective_date' && typedDate in conflicts;
  const asked = { common: false, ...field };
  const path = isTypedDate ? typedDate : pathOfAnswer(asked, jurisdiction);
  const conflict = conflicts[path];
  if (conflict) return conflictNote(store, conflict, field.name);
  const prefill = requirement.prefill?.[field.name];
  const stamp = plan.stamps[pathOfShown(plan, asked, jurisdiction)];
  const isShared = field.name in plan.answers && path !== `answers/${field.name}`;
  const state = plan.states.find((one) => one.jurisdiction === jurisdiction);
  const isTyped = field.name in plan.answers || field.name in (state?.answers ?? {});
  const recorded = prefill ? answerInLine(field, prefill.value) : '';
  const given = { ...(prefill && { prefill }), ...(isTyped && stamp && { stamp }), isTyped };
  return {
    origin: <Origin {...given} />,
    source: (
      <SourceLine
        {...given}
        recorded={recorded}
        label={labelOf(field)}
        onRestore={() => {
          // Without an answer of its own, the state shows the one that it shares.
          store.change(path, isShared ? prefill?.value : null);
          focusAnswerNext(field.name);
        }}
      />
    ),
  };
}
