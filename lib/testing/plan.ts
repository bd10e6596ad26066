import { expect } from 'vitest';
import { submitPlanState } from '#lib/service/plan/submit-plan-state';
import { call, contextOf, createTenant, type Harness, type Tenant } from '#lib/testing/harness';
import { addBusiness, completeBody } from '#lib/testing/qualification';

// biome-ignore lint/suspicious/noExplicitAny: a plan is read as an outside caller does
export type Read = any;

type Made = { tenant: Tenant; businessId: string; plan: Read; ask: Ask };
type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => ReturnType<typeof call>;

/** Steps for tests of plans, on the service that is running when they are called. */
export function plansOf(running: () => Harness) {
  function asking({ testKey }: Tenant): Ask {
    return (method, path, body, headers) => call(running(), testKey, method, path, body, headers);
  }

  /** Answers that make a state ready, from its rules. */
  async function answersFor(tenant: Tenant, businessId: string, jurisdiction: string) {
    const {
      jurisdiction: _state,
      business_id: _business,
      ...answers
    } = await completeBody(running(), tenant, businessId, jurisdiction);
    return answers;
  }

  /** A plan in which every state is answered. */
  async function readyPlan(
    jurisdictions = ['US-TX', 'US-CO', 'US-WY'],
    facts: Record<string, unknown> = {},
  ): Promise<Made> {
    const tenant = await createTenant(running());
    const businessId = await addBusiness(running(), tenant.testKey, facts);
    const states: Record<string, unknown> = {};
    for (const code of jurisdictions) states[code] = { answers: await answersFor(tenant, businessId, code) };
    const ask = asking(tenant);
    const { status, body } = await ask('POST', '/v1/plan', {
      business_id: businessId,
      jurisdictions,
      states,
    });
    expect(status).toBe(201);
    return { tenant, businessId, plan: body, ask };
  }

  async function emptyPlan(jurisdictions = ['US-TX', 'US-CO'], more: Record<string, unknown> = {}) {
    const tenant = await createTenant(running());
    const businessId = await addBusiness(running(), tenant.testKey);
    const ask = asking(tenant);
    const { body } = await ask('POST', '/v1/plan', { business_id: businessId, jurisdictions, ...more });
    return { tenant, businessId, plan: body as Read, ask };
  }

  const run = ({ tenant, plan }: Pick<Made, 'tenant' | 'plan'>, jurisdiction: string) =>
    submitPlanState(contextOf(running(), tenant.organizationId), plan.id, jurisdiction);

  const stateOf = (plan: Read, jurisdiction: string) =>
    plan.states.find((state: Read) => state.jurisdiction === jurisdiction);

  const filingsOf = async (ask: Ask) => (await ask('GET', '/v1/filing')).body.data as Read[];

  const eventsOf = async (ask: Ask) =>
    (await ask('GET', '/v1/event?type=plan.submitted')).body.data as Read[];

  return { asking, readyPlan, emptyPlan, run, stateOf, filingsOf, eventsOf };
}
