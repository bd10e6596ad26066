'use client';

import { caseDraft, type SavedDraft, saveOnto } from '#components/cases/case-draft.ts';
import { browserStore } from '#components/drafts/browser-store.ts';
import { DraftStore } from '#components/drafts/draft-store.ts';
import { useDraftStore } from '#components/drafts/use-draft-store.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import { retryAction } from '#lib/actions/retry-action';
import { browserConsole } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { CaseDraft } from '#lib/contract/answer-draft';
import type { Mode } from '#lib/contract/scalars';
import { notSaved } from '../../not-saved.ts';
import { saveCaseDraft } from './actions.ts';

/** The half-written answer of a case: on the server after each pause, in this browser until it is there. */
export function useCaseDraft(mode: Mode, draft: CaseDraft, answers: Answers) {
  const id = draft.case_id;
  return useDraftStore(
    () =>
      new DraftStore<SavedDraft>(
        caseDraft,
        {
          save: (changes, saved) =>
            saveOnto(changes, saved, {
              save: async (input) => {
                const outcome = await retryAction(saveCaseDraft)(mode, { id, ...input });
                if (outcome.ok) return { ok: true, saved: outcome.data };
                if (outcome.problem.code === 'conflict') return { ok: false, why: 'conflict' };
                return notSaved(outcome.problem);
              },
              read: () =>
                browserConsole(paths.data(mode))
                  .caseDrafts.get(id)
                  .catch(() => null),
            }),
          kept: browserStore('localStorage', `statehouse.${mode}.case.${id}`),
        },
        { ...draft, fields: answers },
      ),
  );
}
