import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#lib/rules/calendar/durations';
import { sweep } from '#lib/service/jobs/sweep';
import { submitPlanState } from '#lib/service/plan/submit-plan-state';
import { call, contextOf, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { plansOf, type Read } from '#lib/testing/plan';
import { addBusiness, completeBody, submitPath } from '#lib/testing/qualification';
import { takeJobs } from '#lib/testing/take-jobs';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const states = ['US-TX', 'US-CO', 'US-WY'];
const { asking } = plansOf(() => service);

type Company = Awaited<ReturnType<typeof openCompany>>;

/** A company without a plan, in an organization with somebody who decides on approvals. */
async function openCompany() {
  const tenant: Tenant = await createTenant(service);
  const admin = await createPerson(service, tenant.organizationId, { roles: ['administrator', 'approver'] });
  const id = await addBusiness(service, tenant.testKey);
  const bodies = await Promise.all(states.map((code) => completeBody(service, tenant, id, code)));
  const ask = async (...request: Parameters<ReturnType<typeof asking>>) => {
    const answer = await asking(tenant)(...request);
    expect(answer.status, JSON.stringify([request, answer.body])).toBeLessThan(500);
    return answer;
  };
  const decide = async (method: string, path: string, body?: unknown) =>
    (await call(service, await admin.token(), method, `/console/${path}`, body)).body;
  const list = async (of: string): Promise<Read[]> => (await ask('GET', `/v1/${of}`)).body.data;
  return { tenant, id, bodies, ask, decide, list, plans: [] as string[], rules: [] as string[] };
}

const one = <T>(of: readonly T[], at: number): T | undefined => of[at % of.length];

/** Each acts on one of what is there, by number. */
const commands = {
  create: async ({ ask, id, bodies, plans }: Company, at: number) => {
    const chosen = bodies.filter((_, place) => (at + 1) & (1 << place));
    const { status, body } = await ask('POST', '/v1/plan', {
      business_id: id,
      jurisdictions: chosen.map(({ jurisdiction }) => jurisdiction),
      states: Object.fromEntries(
        chosen.map(({ jurisdiction, business_id: _, ...answers }) => [jurisdiction, { answers }]),
      ),
    });
    if (status === 201) plans.push(body.id);
  },
  change: async ({ ask, plans }: Company, at: number) => {
    const change = one([{ remove: [one(states, at)] }, { add: [one(states, at)] }, { answers: {} }], at);
    await ask('PATCH', `/v1/plan/${one(plans, at)}`, { ...change, metadata: { at: `${at}` } });
  },
  submit: ({ ask, plans }: Company, at: number) => ask('POST', `/v1/plan/${one(plans, at)}/submit`, {}),
  // A worker that is killed leaves the states that it took as they are.
  work: async ({ tenant }: Company, at: number) => {
    for (const { organization_id, plan_id, jurisdiction } of await takeJobs(service, 'submit-plan-state')) {
      if (organization_id !== tenant.organizationId || at % 4 === 0) continue;
      await submitPlanState(contextOf(service, organization_id), plan_id, jurisdiction);
    }
  },
  sweep: () => sweep(service.parts),
  submitAlone: async ({ ask, bodies, plans }: Company, at: number) => {
    const { body: plan } = await ask('GET', `/v1/plan/${one(plans, at)}`);
    const key = one<Read>(plan.states ?? [], at)?.idempotency_key;
    await ask('POST', submitPath, one(bodies, at), key ? { 'Idempotency-Key': key } : {});
  },
  cancel: async ({ ask, list }: Company, at: number) =>
    ask('POST', `/v1/filing/${one(await list('filing'), at)?.id}/cancel`, {}),
  hold: async ({ decide, rules }: Company) => {
    rules.push((await decide('POST', 'approval-rule', { mode: 'test', applies_to: ['keys'] })).id);
  },
  release: ({ decide, rules }: Company) => decide('DELETE', `approval-rule/${rules.pop()}`),
  decide: async ({ decide, list }: Company, at: number) => {
    const { id } = one(await list('approval?status=waiting'), at) ?? {};
    await (at % 3
      ? decide('POST', `approval/${id}/approve`, {})
      : decide('POST', `approval/${id}/reject`, { reason: 'No' }));
  },
  wait: async (_: Company, at: number) => {
    service.time.now = new Date(service.time.now.getTime() + (at % 30) * hourMs);
  },
};

/** What holds at every moment. */
async function check({ ask, list, plans }: Company): Promise<void> {
  const filings = await list('filing');
  const under = filings.filter(({ status }) => status !== 'canceled').map(({ jurisdiction }) => jurisdiction);
  expect(under, 'one filing for a state').toEqual([...new Set(under)]);
  const waiting = (await list('approval?status=waiting')).map(({ jurisdiction }) => jurisdiction);
  const taken: string[] = [];
  for (const id of plans) {
    const { body: plan } = await ask('GET', `/v1/plan/${id}`);
    const isAll = (status: string) => plan.states.every((state: Read) => state.status === status);
    expect(plan.status === 'sent').toBe(plan.states.length > 0 && isAll('sent'));
    for (const { jurisdiction, status, filing_id, fee } of plan.states) {
      if (status === 'waiting_approval') expect(waiting).toContain(jurisdiction);
      if (status !== 'sent') continue;
      const filing = filings.find((made) => made.id === filing_id);
      expect(filing).toMatchObject({ jurisdiction, fee: { total: fee.total } });
      taken.push(filing_id);
    }
  }
  expect(taken, 'a filing of one plan').toEqual([...new Set(taken)]);
}

type Command = keyof typeof commands;
const command = fc.tuple(fc.constantFrom(...(Object.keys(commands) as Command[])), fc.nat(20));
const walk = fc.tuple(
  fc.tuple(fc.constant<Command>('create'), fc.nat(20)),
  fc.array(command, { minLength: 30, maxLength: 40 }),
);

test('whatever comes after what, a state has one filing, and each plan says what became of its own', async () => {
  const holds = fc.asyncProperty(walk, async ([first, others]) => {
    const company = await openCompany();
    for (const [name, at] of [first, ...others]) {
      await commands[name](company, at);
      await check(company);
    }
  });
  await fc.assert(holds, { numRuns: 2, endOnFailure: true });
});
