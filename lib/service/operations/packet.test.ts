import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDollars } from '#lib/rules/fees/format-money';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { fileIn } from '#lib/testing/qualification';
import { readPdf } from '#lib/testing/read-pdf';
import { upload } from '#lib/testing/upload';

let service: Harness;
let partner: Tenant;
let operator: TestOperator;
beforeAll(async () => {
  service = await startHarness();
  partner = await createTenant(service, 'Northwind Partners');
  operator = await createOperator(service);
});
afterAll(() => service.stop());

async function packetOf(id: string) {
  const answer = await service.app.request(`/v1/operations/filing/${id}/packet`, {
    headers: { Authorization: `Bearer ${operator.key}` },
  });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages;
}

test('it has the letter, the answers, the files to add by hand, and the fees; reading it is recorded in the audit log', async () => {
  const filing = await fileLive(service, partner, 'US-TX');
  const document = await upload(service, partner.liveKey, filing.business_id, { filename: 'half.pdf' });
  const move = { from: 'queued', to: 'ready_to_file', documents: [document.body.id] };
  await call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/move`, move);
  const pages = await packetOf(filing.id);
  expect(pages[0]).toContain(`${filing.legal_name}: foreign qualification in Texas`);
  expect(pages[0]).toContain('Statehouse Filings');
  expect(pages[0]).toMatch(/Fee\s+\$750\.00, or \$770\.25 if paid by card/);
  expect(pages[0]).toContain('Take the postal address from the page of the office');
  expect(pages[1]).toMatch(/form 304.*Order from a copy of the form/);
  expect(pages.join(' ')).toContain('Put half.pdf in place of this page.');
  expect(pages.at(-1)).toMatch(/Check sheet.*State filing fee.*\$750\.00/);
  expect(pages.join(' ')).not.toContain('sk_');
  const trail = await service.parts.database.query(
    "select actor, object_id from audit_entries where action = 'filing.packet_read'",
  );
  expect(trail).toMatchObject([{ object_id: filing.id, actor: { type: 'staff', name: 'Filing robot' } }]);
});

test('the desk reads of a fee that only the office can quote, on the screen and on the sheet', async () => {
  const filing = await fileLive(service, partner, 'US-WI', { business_start_date: '2021-05-03' });
  expect(filing.fee?.total.amount).toBe(100);
  const { body } = await call(service, operator.key, 'GET', `/v1/operations/filing/${filing.id}`);
  const detail = expect.stringContaining('Its price must be asked of the Wisconsin Department');
  expect(body.unpriced).toMatchObject([{ component_type: 'late', label: 'Late registration fee', detail }]);
  expect((await packetOf(filing.id)).at(-1)).toMatch(
    /Late registration fee.*Its price must be asked.*Total so far, an estimate.*\$100\.00/,
  );
  const { id } = await fileLive(service, partner, 'US-WI', { business_start_date: '2026-11-30' });
  expect((await call(service, operator.key, 'GET', `/v1/operations/filing/${id}`)).body.unpriced).toEqual([]);
});

test('a filing that has waited at the desk shows what it costs today, and which certificate has become too old', async () => {
  const filing = await fileLive(service, partner, 'US-MS');
  const read = async () =>
    (await call(service, operator.key, 'GET', `/v1/operations/filing/${filing.id}`)).body;
  expect(await read()).toMatchObject({ fee_today: filing.fee, outdated_documents: [] });
  const submitted = service.time.now;
  service.time.now = new Date(submitted.getTime() + 61 * 86_400_000);
  // Mississippi: $10 for each day, and a certificate of at most 60 days.
  const estimate = filing.fee?.total.amount ?? 0;
  const waited = await read();
  expect(waited).toMatchObject({
    fee: filing.fee,
    fee_today: { total: { amount: estimate + 610 } },
    outdated_documents: [
      expect.stringMatching(/^Certificate of good standing: it must be at most 60 days old/),
    ],
  });
  const pages = await packetOf(filing.id);
  expect(pages.at(-1)).toMatch(/Total, an estimate \$(\S+).*Too old Certificate of good standing/);
  const paid = formatDollars(estimate + 610);
  expect(pages[0]).toContain(`or ${paid} if paid by card`);
  for (const [from, to] of [
    ['queued', 'ready_to_file'],
    ['ready_to_file', 'processing'],
  ])
    await call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/move`, { from, to });
  expect(await read()).toMatchObject({ fee_today: null, outdated_documents: [] });
  service.time.now = submitted;
});

test('it has the newer certificate that an accepted answer gave, and neither the one that the state returned nor one that was sent back', async () => {
  const filing = await fileLive(service, partner, 'US-TN');
  expect(filing.documents.map(({ type }) => type)).toContain('certificate_of_good_standing');
  const letter = async () => (await packetOf(filing.id))[0];
  expect(await letter()).toContain('document.pdf');
  const asked = {
    kind: 'missing_information',
    summary: 'A newer certificate is needed',
    fields: [{ name: 'certificate_of_good_standing', type: 'document', description: 'The certificate' }],
  };
  const path = `/v1/operations/filing/${filing.id}/case`;
  const { body: opened } = await call(service, operator.key, 'POST', path, asked);
  const answer = async (filename: string) => {
    const newer = { filename, types: ['certificate_of_good_standing'], issuedOn: '2026-11-20' };
    const { body: document } = await upload(service, partner.liveKey, filing.business_id, newer);
    const fields = { certificate_of_good_standing: document.id };
    const path = `/v1/case/${opened.id}/response`;
    expect((await call(service, partner.liveKey, 'POST', path, { fields })).status).toBe(200);
  };
  const review = (body: object) =>
    call(service, operator.key, 'POST', `/v1/operations/case/${opened.id}/review`, body);
  const enclosed = async () => (await letter())?.match(/\w+\.pdf/g);
  await answer('unsealed.pdf');
  expect(await enclosed()).toEqual(['document.pdf']);
  await review({ outcome: 'needs_response', reason: 'It has no seal.' });
  await answer('newer.pdf');
  await review({ outcome: 'resolved' });
  expect(await enclosed()).toEqual(['newer.pdf']);
});

test('what the office answered is no enclosure of what it was sent', async () => {
  const filing = await fileLive(service, partner, 'US-TX');
  const move = (from: string, to: string, documents: string[] = []) =>
    call(service, operator.key, 'POST', `/v1/operations/filing/${filing.id}/move`, { from, to, documents });
  const add = async (filename: string) => {
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    return (await upload(service, partner.liveKey, filing.business_id, { filename })).body.id;
  };
  await move('queued', 'ready_to_file', [await add('consent.pdf')]);
  await move('ready_to_file', 'processing');
  const answer = await add('receipt.pdf');
  expect((await move('processing', 'filed', [answer])).body.documents).toHaveLength(2);
  const pages = (await packetOf(filing.id)).join(' ');
  expect(pages).toContain('Put consent.pdf in place of this page.');
  expect(pages).not.toContain('receipt.pdf');
});

test('there is none for a test filing or an unknown id', async () => {
  const { filing } = await fileIn(service, partner);
  const ask = (id: string) => call(service, operator.key, 'GET', `/v1/operations/filing/${id}/packet`);
  expect((await ask(filing.id)).status).toBe(409);
  expect((await ask(partner.organizationId)).status).toBe(404);
});

test('the desk sees the confidence of the order, and no address of a copy', async () => {
  const read = async (state: string) => {
    const { id } = await fileLive(service, partner, state);
    return (await call(service, operator.key, 'GET', `/v1/operations/filing/${id}`)).body;
  };
  const copy = await read('US-NY');
  expect(copy.form.order_note).toBe(
    'Order from a copy of the form: check it against the form of the office. Some of its items are not known.',
  );
  const kinds = copy.sources.map(({ kind }: { kind: string }) => kind);
  expect([kinds.length > 0, kinds.includes('secondary')]).toEqual([true, false]);
  expect((await read('US-VT')).form.order_note).toMatch(/^The order of this form is not known\./);
  expect((await read('US-OR')).form.order_note).toMatch(/^Order from a page of the office\./);
});
