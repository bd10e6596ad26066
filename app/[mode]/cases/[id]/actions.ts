'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { SaveCaseDraftRequest } from '#lib/contract/answer-draft';
import { CaseResponse } from '#lib/contract/case';
import { Id } from '#lib/contract/scalars';

export const answerCase = defineAction(
  CaseResponse.extend({ id: Id, key: z.uuid() }),
  async ({ client, consoleClient }, { id, key, ...answer }) => {
    const answered = await client.cases.respond(id, answer, key);
    // Asked again, the form begins with what was sent, not with what was typed before it.
    await consoleClient.caseDrafts.delete(id).catch(() => undefined);
    return answered;
  },
);

export const saveCaseDraft = defineAction(
  SaveCaseDraftRequest.extend({ id: Id }),
  ({ consoleClient }, { id, ...draft }) => consoleClient.caseDrafts.save(id, draft),
);

export const reviewCase = defineAction(
  z.object({ id: Id, outcome: z.enum(['resolved', 'needs_response']) }),
  ({ client }, { id, outcome }) => client.sandbox.reviewCase(id, { outcome }),
);
