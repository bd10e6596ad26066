'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { nullIfNotFound } from '#lib/client/client-problem';
import { UpdatePlanDraftRequest } from '#lib/contract/plan-draft';
import { Id } from '#lib/contract/scalars';

export const savePlan = defineAction(
  UpdatePlanDraftRequest.extend({ id: Id }),
  ({ consoleClient }, { id, changes }) => consoleClient.planDrafts.update(id, { changes }),
);

export const deletePlanDraft = defineAction(z.object({ id: Id }), ({ consoleClient }, { id }) =>
  consoleClient.planDrafts.delete(id).catch(nullIfNotFound),
);

export const restorePlan = defineAction(z.object({ id: Id }), ({ consoleClient }, { id }) =>
  consoleClient.planDrafts.restore(id),
);
