'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftKeeper, type DraftPorts, type SavedDraft } from '#components/cases/draft-keeper.ts';
import type { Answers } from '#components/cases/merge-draft.ts';
import { retryAction } from '#lib/actions/retry-action';
import { browserConsole } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { CaseDraft } from '#lib/contract/answer-draft';
import type { Mode } from '#lib/contract/scalars';
import { saveCaseDraft } from './actions.ts';
import { forgetTyped, keepTyped, readTyped } from './typed-answers.ts';

/** The half-written answer of a case: on the server after each pause, in this browser until it is there. */
export function useCaseDraft(mode: Mode, draft: CaseDraft, answers: Answers) {
  const id = draft.case_id;
  const [keeper] = useState(() => new DraftKeeper(portsOf(mode, id), { ...toSaved(draft), fields: answers }));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);

  useEffect(() => {
    const typed = readTyped(mode, id);
    if (typed) keeper.restore(typed.answers, typed.documents, typed.base);
    const stop = keeper.subscribe(() => {
      const { answers: now, documents, status } = keeper.state();
      if (status.kind === 'saved') forgetTyped(mode, id);
      else keepTyped(mode, id, { answers: now, documents, base: keeper.base().fields });
    });
    return () => {
      stop();
      void keeper.save();
    };
  }, [keeper, mode, id]);

  return { keeper, ...state };
}

function portsOf(mode: Mode, id: string): DraftPorts {
  return {
    save: async (draft) => {
      const outcome = await retryAction(saveCaseDraft)(mode, { id, ...draft }).catch(() => null);
      if (outcome?.ok) return { ok: true, saved: toSaved(outcome.data) };
      const code = outcome?.problem.code;
      if (code === 'conflict') return { ok: false, why: 'conflict' };
      return { ok: false, why: code === 'case_not_awaiting_response' ? 'closed' : 'failed' };
    },
    read: () =>
      browserConsole(paths.data(mode))
        .caseDrafts.get(id)
        .then(toSaved, () => null),
    later: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function toSaved({ version, fields, documents, updated_by, updated_at }: CaseDraft): SavedDraft {
  return { version, fields, documents, by: updated_by, at: updated_at };
}
