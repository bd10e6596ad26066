'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { ClientProblem, statedProblem } from '#lib/client/client-problem';
import { PlanStateInput } from '#lib/contract/plan';
import { Id, JurisdictionCode } from '#lib/contract/scalars';
import { lastChangeSince } from '#lib/rules/plan/last-change';
import { planMatrixWords } from './words.ts';

const OfState = z.object({ id: Id, jurisdiction: JurisdictionCode });

/** Returns the state's own answers, so that they can be restored; null if a colleague has removed it already. */
export const removeState = defineAction(
  OfState.extend({ name: z.string(), version: z.int() }),
  async ({ client, consoleClient }, { id, jurisdiction, name, version: seen }) => {
    const { version, states, stamps } = await consoleClient.planDrafts.get(id);
    const state = states.find((one) => one.jurisdiction === jurisdiction);
    if (!state) return null;
    const change = lastChangeSince({ stamps: ofState(stamps, jurisdiction) }, seen);
    const { changedBy } = planMatrixWords;
    if (change) throw new ClientProblem(statedProblem('conflict', changedBy(change.by, name), ''));
    await client.plans.update(id, { version, remove: [jurisdiction] });
    return {
      answers: state.answers,
      expedited_tier: state.expedited_tier,
      effective_date: state.effective_date,
    };
  },
);

const Kept = PlanStateInput.extend({
  expedited_tier: PlanStateInput.shape.expedited_tier.nullable(),
  effective_date: PlanStateInput.shape.effective_date.nullable(),
});

export const restoreState = defineAction(
  OfState.extend({ kept: Kept }),
  async ({ client, consoleClient }, { id, jurisdiction, kept }) => {
    const { version } = await consoleClient.planDrafts.get(id);
    await client.plans.update(id, { version, add: [jurisdiction], states: { [jurisdiction]: kept } });
  },
);

function ofState<Stamp>(stamps: Record<string, Stamp>, jurisdiction: string): Record<string, Stamp> {
  return Object.fromEntries(
    Object.entries(stamps).filter(([path]) => path.startsWith(`states/${jurisdiction}/`)),
  );
}
