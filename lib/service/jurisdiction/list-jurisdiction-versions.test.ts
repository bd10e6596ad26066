import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type JurisdictionVersion, JurisdictionVersionList } from '#lib/contract/jurisdiction-version';
import type { Plan } from '#lib/contract/plan';
import { type FormerRules, loadFormerRules } from '#lib/jurisdictions/load-former';
import { addDays } from '#lib/rules/calendar/days';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
let folder: string;
beforeAll(async () => {
  service = await startHarness();
  folder = await mkdtemp(join(tmpdir(), 'statehouse-former-'));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => former().clear());

const former = () => service.parts.formerRules as Map<string, FormerRules[]>;
const path = '/v1/jurisdiction/US-TX/version';

/** An invented earlier version of Texas, so that there are differences. */
async function texasWasOther(until: string): Promise<void> {
  const data = JSON.parse(readFileSync('lib/jurisdictions/us-tx.json', 'utf8'));
  data.foreign_qualification.fees[0].rule.amount = 1;
  data.foreign_qualification.expedited_tiers = [];
  data.foreign_qualification.fields.push({
    name: 'former_question',
    type: 'string',
    description: 'What did Texas ask before?',
    required: true,
    notes_internal: 'SECRET NOTE',
  });
  data.formation.standard_processing = { min_business_days: 98, max_business_days: 99 };
  await writeFile(join(folder, `us-tx.until-${until}.json`), JSON.stringify(data));
  for (const [code, versions] of loadFormerRules(folder)) former().set(code, versions);
  await rm(join(folder, `us-tx.until-${until}.json`));
}

async function open() {
  const tenant = await createTenant(service);
  const read = async (query = ''): Promise<JurisdictionVersion[]> => {
    const { status, body } = await call(service, tenant.testKey, 'GET', `${path}${query}`);
    expect(status).toBe(200);
    expect(JurisdictionVersionList.parse(body)).toEqual(body);
    return body.data;
  };
  return { tenant, read };
}

describe('works', () => {
  test('a state whose data never changed has one version, the one in requirements and filings', async () => {
    const { tenant, read } = await open();
    const [only, ...others] = await read();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ in_force: true, since: null, changes: [], jurisdiction: 'US-TX' });
    const { filing } = await fileIn(service, tenant, 'US-TX');
    const sent = await call(service, tenant.testKey, 'GET', `/v1/filing/${filing.id}/submission`);
    expect(sent.body.rules_version).toBe(only?.version);
  });

  test('a second version has its start and a description of each changed field', async () => {
    await texasWasOther('2026-11-10');
    const { read } = await open();
    const [present, first] = await read();
    expect(present).toMatchObject({ in_force: true, since: '2026-11-11' });
    expect(first).toMatchObject({ in_force: false, since: null, changes: [] });
    expect(first?.version).not.toBe(present?.version);
    const of = (subject: string) => present?.changes.filter((change) => change.subject === subject);
    expect(of('State filing fee')).toEqual([
      expect.objectContaining({
        area: 'fee',
        type: 'foreign_qualification',
        change: 'changed',
        before: expect.stringMatching(/^1\.00 USD/),
        after: expect.stringMatching(/^750\.00 USD/),
        detail: expect.stringMatching(/^State filing fee is now: 750\.00 USD.* It was: 1\.00 USD/),
      }),
    ]);
    expect(of('Expedited handling')).toEqual([
      expect.objectContaining({ area: 'tier', change: 'added', before: null }),
    ]);
    expect(present?.changes.find(({ change }) => change === 'removed')).toMatchObject({
      area: 'question',
      detail: expect.stringContaining('What did Texas ask before?'),
    });
    expect(of('Usual processing time in business days')).toEqual([
      expect.objectContaining({ type: 'formation', before: '98 to 99' }),
    ]);
    expect(present?.changes).toHaveLength(4);
    expect(JSON.stringify(present)).not.toContain('SECRET');
  });

  test('an expiry begins a version too, and requirements have that version', async () => {
    const { tenant, read } = await open();
    const rules = service.parts.jurisdictions.get('US-TX');
    const [tier] = rules?.foreign_qualification.expedited_tiers ?? [];
    if (!rules || !tier) throw new Error('Texas has a tier.');
    const now = service.time.now;
    const jurisdictions = service.parts.jurisdictions as Map<string, typeof rules>;
    jurisdictions.set('US-TX', {
      ...rules,
      foreign_qualification: {
        ...rules.foreign_qualification,
        expedited_tiers: [{ ...tier, until: '2026-11-25' }],
      },
    });
    try {
      expect(await read()).toHaveLength(1);
      service.time.now = new Date('2026-11-26T00:00:00.000Z');
      const [present, ...before] = await read();
      expect(before).toHaveLength(1);
      expect(present).toMatchObject({
        since: '2026-11-26',
        changes: [{ subject: tier.label, change: 'removed' }],
      });
      const asked = '/v1/filing/foreign-qualification/requirement?jurisdiction=US-TX';
      const { body } = await call(service, tenant.testKey, 'GET', asked);
      expect(body.version).toBe(present?.version);
    } finally {
      jurisdictions.set('US-TX', rules);
      service.time.now = now;
    }
  });

  test('versions are paged', async () => {
    await texasWasOther('2026-11-10');
    const { tenant, read } = await open();
    const all = await read();
    const { body } = await call(service, tenant.testKey, 'GET', `${path}?limit=1`);
    expect(body).toMatchObject({ has_more: true, data: [{ version: all[0]?.version }] });
    expect(await read(`?limit=1&cursor=${body.next_cursor}`)).toEqual(all.slice(1));
  });

  test('open filings and plans of an earlier version are listed, and those of the current one are not', async () => {
    const { tenant } = await open();
    const person = await createPerson(service, tenant.organizationId);
    const touched = async () =>
      (await call(service, await person.token(), 'GET', '/console/jurisdiction/US-TX/touched')).body;
    const { filing } = await fileIn(service, tenant, 'US-TX');
    const business = await addBusiness(service, tenant.testKey, { legal_name: 'Begun Before, LLC' });
    const plan = await call(service, tenant.testKey, 'POST', '/v1/plan', {
      business_id: business,
      jurisdictions: ['US-TX', 'US-NY'],
    });
    const nothing = { filings: [], filing_count: 0, plans: [], plan_count: 0 };
    expect(await touched()).toEqual(nothing);
    await service.parts.database.query(`update filings set rules_version = 'earlier' where id = $1`, [
      filing.id,
    ]);
    await texasWasOther(addDays(service.time.now.toISOString().slice(0, 10), 0));
    const now = service.time.now;
    service.time.now = new Date(now.getTime() + 86_400_000);
    try {
      expect(await touched()).toEqual({
        filings: [{ id: filing.id, legal_name: 'Northwind Freight, LLC', rules_version: 'earlier' }],
        filing_count: 1,
        plans: [{ id: plan.body.id, business_name: 'Begun Before, LLC' }],
        plan_count: 1,
      });
      const states = async (): Promise<Plan['states']> =>
        (await call(service, tenant.testKey, 'GET', `/v1/plan/${plan.body.id}`)).body.states;
      const [texas, newYork] = await states();
      expect(newYork?.rules_changes).toEqual([]);
      expect(texas?.rules_changes).toMatchObject([{ in_force: true, jurisdiction: 'US-TX' }]);
      const [change] = texas?.rules_changes ?? [];
      expect(change?.changes.map(({ subject }) => subject)).toContain('State filing fee');
      const noted = { 'US-TX': { answers: { looked_at_rules: change?.version } } };
      await call(service, tenant.testKey, 'PATCH', `/v1/plan/${plan.body.id}`, { version: 1, states: noted });
      const [read] = await states();
      expect([read?.rules_changes, read?.warnings]).toEqual([[], []]);
      const other = await createPerson(service, (await createTenant(service)).organizationId);
      const elsewhere = await call(
        service,
        await other.token(),
        'GET',
        '/console/jurisdiction/US-TX/touched',
      );
      expect(elsewhere.body).toEqual(nothing);
    } finally {
      service.time.now = now;
    }
  });
});

describe('refuses', () => {
  test.each(['US-ZZ', 'x'])('%s, which is not a state', async (code) => {
    const { tenant } = await open();
    const { status } = await call(service, tenant.testKey, 'GET', `/v1/jurisdiction/${code}/version`);
    expect([400, 404]).toContain(status);
  });

  test('a cursor of another list', async () => {
    const { tenant } = await open();
    const { status, body } = await call(service, tenant.testKey, 'GET', `${path}?cursor=x`);
    expect([status, body.errors[0].pointer]).toEqual([400, '?cursor']);
  });
});

describe('guards', () => {
  test('without a key it is 401', async () => {
    expect((await call(service, null, 'GET', path)).status).toBe(401);
  });
});
