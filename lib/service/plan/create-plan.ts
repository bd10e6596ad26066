import type { CreatePlanRequest, Plan, PlanStateInput } from '#lib/contract/plan';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import { invalid, notFound } from '#lib/service/errors';
import { readFactsOf } from '#lib/service/foreign-qualification/application';
import { isId } from '#lib/service/ids';
import { insertPlan } from '#lib/service/plan/insert-plan';
import { readPlan } from '#lib/service/plan/load-plan';
import { refuseRegistered } from '#lib/service/plan/refuse-registered';
import { refuseUnsupported } from '#lib/service/plan/refuse-unsupported';
import { refuseLongAnswers, storedAnswers } from '#lib/service/plan/stored-answers';
import { toPlan } from '#lib/service/plan/to-plan';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/**
 * Creates a plan for one business in 1 to 51 states. Throws, and creates nothing, 501 if one of them is not supported,
 * and 409 if the business is registered there.
 */
export function createPlan(ctx: Context, input: CreatePlanRequest, once?: Once): Promise<Plan> {
  const { business_id, jurisdictions, metadata } = input;
  const answers = storedAnswers(input.answers, '/answers');
  const states = statesOf(input);
  refuseLongAnswers([answers, states]);
  const make = async (tx: Tx) => {
    if (!isId(business_id)) throw notFound('business');
    const facts = await readFactsOf(ctx, tx, business_id, null);
    refuseUnsupported(ctx, 'foreign_qualification', jurisdictions);
    refuseRegistered(ctx, facts, jurisdictions);
    const { row, states: rows } = await insertPlan(ctx, tx, {
      type: 'foreign_qualification',
      business_id,
      business_name: facts.business.legal_name,
      answers,
      jurisdictions,
      states,
      ...(metadata && { metadata }),
    });
    return toPlan(ctx, tx, row, rows);
  };
  return makeOnce(ctx, once, {
    make,
    show: async (tx, id) => {
      const { row, states: rows } = await readPlan(ctx, tx, id);
      return toPlan(ctx, tx, row, rows);
    },
  });
}

/** Settings of single states, each of which must be in the plan. */
function statesOf({ jurisdictions, states = {} }: CreatePlanRequest): Record<string, PlanStateInput> {
  const errors = Object.keys(states)
    .filter((code) => !jurisdictions.includes(code))
    .map((code) => ({
      pointer: `/states/${code}`,
      code: 'invalid_value',
      detail: `${code} is not among the jurisdictions of the plan.`,
    }));
  if (errors.length > 0) throw invalid(errors);
  return Object.fromEntries(
    Object.entries(states).map(([code, { answers, ...rest }]) => [
      code,
      { ...rest, answers: storedAnswers(answers, `/states/${code}/answers`) },
    ]),
  );
}
