'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { UpdatePlanRequest } from '#lib/contract/plan';
import { Id } from '#lib/contract/scalars';

export const savePlan = defineAction(
  UpdatePlanRequest.extend({ id: Id }),
  ({ consoleClient }, { id, changes }) => consoleClient.plans.update(id, { changes }),
);

export const deletePlan = defineAction(z.object({ id: Id }), ({ consoleClient }, { id }) =>
  consoleClient.plans.delete(id),
);

export const restorePlan = defineAction(z.object({ id: Id }), ({ consoleClient }, { id }) =>
  consoleClient.plans.restore(id),
);
