'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { UpdatePlanRequest } from '#lib/contract/console/plan';
import { Id } from '#lib/contract/scalars';

export const savePlan = defineAction(
  { scope: 'write', input: UpdatePlanRequest.extend({ id: Id }) },
  ({ console }, { id, changes }) => console.plans.update(id, { changes }),
);

export const deletePlan = defineAction(
  { scope: 'write', input: z.object({ id: Id }) },
  ({ console }, { id }) => console.plans.delete(id),
);

export const restorePlan = defineAction(
  { scope: 'write', input: z.object({ id: Id }) },
  ({ console }, { id }) => console.plans.restore(id),
);
