import type { PlanPreflight, PlanSelection } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import { withTenant } from '#lib/service/db/tenant';
import { nameOf } from '#lib/service/foreign-qualification/application';
import { buildStateForms, checkPlanStates, readFactsOfPlan } from '#lib/service/plan/check-plan-states';
import { ofBusiness, readPlan } from '#lib/service/plan/load-plan';
import { selectStates } from '#lib/service/plan/select-states';
import { problemsOf, totalsOf } from '#lib/service/plan/to-plan';
import { type RegisterAnswer, searchRegister } from '#lib/service/submission/names-on-record';

/**
 * Runs every check of the states, including the registers that can be searched. Returns all failures and writes
 * nothing.
 */
export async function preflightPlan(
  ctx: Context,
  id: string,
  { jurisdictions }: PlanSelection,
): Promise<PlanPreflight> {
  const registers = await searchRegisters(ctx, id, jurisdictions);
  return withTenant(ctx, async (tx) => {
    const { row, states } = ofBusiness(await readPlan(ctx, tx, id));
    const facts = await readFactsOfPlan(ctx, tx, row);
    const asked = buildStateForms(ctx, row, selectStates(states, jurisdictions), facts);
    const checked = await checkPlanStates(ctx, tx, row, asked, facts, registers);
    const shown = checked.map(({ row: state, refusals, warnings, otherRegistrations, nameCheck, fee }) => ({
      jurisdiction: state.jurisdiction,
      ok: refusals.length === 0,
      problems: problemsOf(ctx, `/v1/plan/${row.id}/preflight`, refusals),
      warnings,
      other_registrations: otherRegistrations,
      name_check: nameCheck,
      fee,
    }));
    return {
      object: 'preflight',
      ok: shown.every(({ ok }) => ok),
      states: shown,
      totals: totalsOf(checked),
    };
  });
}

/** Reads the names of the plan first, because nothing goes over a network inside a transaction. */
async function searchRegisters(
  ctx: Context,
  id: string,
  jurisdictions: readonly string[] | undefined,
): Promise<Map<string, RegisterAnswer>> {
  const names = await withTenant(ctx, async (tx) => {
    const { row, states } = ofBusiness(await readPlan(ctx, tx, id));
    const facts = await readFactsOfPlan(ctx, tx, row);
    return buildStateForms(ctx, row, selectStates(states, jurisdictions), facts).map(
      ({ row: { jurisdiction }, submission }) =>
        [jurisdiction, nameOf(submission, facts.business.legal_name)] as const,
    );
  });
  const found = names.map(
    async ([jurisdiction, name]) =>
      [jurisdiction, await searchRegister(ctx, jurisdiction, async () => name)] as const,
  );
  return new Map(await Promise.all(found));
}
