import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskFilingDetail } from '#lib/contract/desk-form';
import type { Filing } from '#lib/contract/filing';
import { findInDatabase } from '#lib/testing/find-in-database';
import { completeFormation, einApplication, formationPath, taxId } from '#lib/testing/formation';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson } from '#lib/testing/person';
import { upload } from '#lib/testing/upload';

let service: Harness;
let partner: Tenant;
let robot: TestOperator;
let ein: string;
let waiting: string;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'silent' });
  partner = await createTenant(service, 'Northwind Partners');
  robot = await createOperator(service);
  waiting = einOf(await form());
  const formation = await form();
  await complete(formation);
  ein = einOf(formation);
});
afterAll(() => service.stop());

async function form(): Promise<Filing> {
  const body = { ...(await completeFormation(service, partner, 'US-CO', 'live')), ein: einApplication };
  return (await call(service, partner.liveKey, 'POST', formationPath, body)).body;
}

const einOf = ({ related_items }: Filing) =>
  related_items.find(({ object }) => object === 'filing')?.id ?? '';

async function complete({ id, business_id }: Filing): Promise<void> {
  const move = async (from: string, to: string, result = {}) =>
    (await call(service, robot.key, 'POST', `${path(id)}/move`, { from, to, ...result })).status;
  await move('queued', 'ready_to_file');
  await move('ready_to_file', 'processing');
  await move('processing', 'filed');
  const documents = [(await upload(service, partner.liveKey, business_id)).body.id];
  const result = { registration_number: '20261234567', registration_date: '2026-11-20' };
  expect(await move('filed', 'completed', { documents, result, not_charged_reason: 'Waived' })).toBe(200);
}

const path = (id: string) => `/v1/operations/filing/${id}`;
const read = (credential: string, id: string) => call(service, credential, 'POST', `${path(id)}/tax-id`);

describe('works', () => {
  test('the desk has the application line by line, and of the tax id its last four digits', async () => {
    const { body } = await call(service, robot.key, 'GET', path(ein));
    const { form } = body as DeskFilingDetail;
    expect(form).toMatchObject({ number: 'SS-4', office: 'Internal Revenue Service' });
    const lines = form?.items.map(({ item, value }) => [item, value]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['7a', 'Maria Okafor'],
        ['7b', 'Ends in 5678'],
        ['10', 'Started a new business'],
        ['12', 'December'],
        ['13', '3'],
        ['16', 'Transportation & warehousing'],
        ['17', 'Freight brokerage'],
      ]),
    );
    const labels = form?.items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Type of company', 'Home state', 'Date of formation']));
    expect(JSON.stringify(body)).not.toMatch(/912-?34-?5678/);
  });

  test('who files reads the whole number, which claims the filing and is in the trail of the partner', async () => {
    const answer = await read(robot.key, ein);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ object: 'tax_id', filing_id: ein, responsible_party_tax_id: taxId });
    expect((await call(service, robot.key, 'GET', path(ein))).body.claim).not.toBeNull();
    const auditor = await createPerson(service, partner.organizationId, { roles: ['administrator'] });
    const token = await auditor.token('live');
    const { body } = await call(service, token, 'GET', '/v1/audit?action=filing.tax_id_read');
    expect(body.data).toMatchObject([{ object_type: 'filing', object_id: ein, actor: { type: 'staff' } }]);
  });

  test('the number that was read is stored nowhere and is in no request log', async () => {
    await read(robot.key, ein);
    await service.requests.flush();
    expect(await findInDatabase(service.parts, taxId)).toEqual([]);
    expect(await findInDatabase(service.parts, taxId.replaceAll('-', ''))).toEqual([]);
  });
});

describe('refuses', () => {
  test('the application that waits for its formation, which nobody can claim yet either', async () => {
    const claim = await call(service, robot.key, 'POST', `${path(waiting)}/claim`);
    for (const { status, body } of [await read(robot.key, waiting), claim]) {
      expect([status, body.type]).toEqual([409, expect.stringContaining('transition_not_allowed')]);
    }
    expect((await call(service, robot.key, 'GET', path(waiting))).body.claim).toBeNull();
  });

  test('a filing without a tax id, and one that somebody else has claimed', async () => {
    expect(await read(robot.key, (await fileLive(service, partner)).id)).toMatchObject({
      status: 404,
      body: { detail: 'This filing has no tax id.' },
    });
    const other = await createOperator(service, ['filer'], 'Sam Ortiz');
    expect(await read(other.key, ein)).toMatchObject({
      status: 409,
      body: { title: 'Somebody else works on this filing' },
    });
  });
});

describe('guards', () => {
  test('the partner does not read it back, and nobody else learns that there is such an operation', async () => {
    for (const key of [partner.liveKey, partner.testKey, (await createTenant(service)).liveKey]) {
      expect(await read(key, ein)).toMatchObject({
        status: 404,
        body: { detail: 'There is nothing at this address.' },
      });
    }
  });
});
