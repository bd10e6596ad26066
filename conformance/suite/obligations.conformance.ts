import { beforeAll, expect } from 'vitest';
import { complete, read } from '../make/filing.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json } from '../target.ts';

let filing: Json;
let report: Json;
beforeAll(async () => {
  ({ filing } = await complete('US-NY'));
  const { data } = await read(`/v1/obligation?business_id=${filing.business_id}&kind=biennial_report`);
  [report] = data;
});

states('obligations.made', () => {
  expect(report).toMatchObject({
    object: 'obligation',
    business_id: filing.business_id,
    filing_id: filing.id,
    jurisdiction: 'US-NY',
    kind: 'biennial_report',
    due_on: expect.stringMatching(/^\d{4}-\d\d-(28|29|30|31)$/),
    due_words: 'every two years in the anniversary month',
    recurs: true,
  });
});

states('obligations.reason', async () => {
  const { data } = await read(`/v1/obligation?business_id=${filing.business_id}&status=open`);
  const path = `/v1/obligation/${data[0].id}`;
  expectProblem(await call('PATCH', path, { body: { status: 'not_applicable' } }), 400, 'validation_error');
});

states('obligations.version', async () => {
  const path = `/v1/obligation/${report.id}`;
  const headers = { 'If-Match': '"another"' };
  expectProblem(await call('PATCH', path, { body: { note: 'Late' }, headers }), 412, 'precondition_failed');
});

states('obligations.next', async () => {
  const done = () => call('PATCH', `/v1/obligation/${report.id}`, { body: { status: 'done' } });
  await Promise.all([done(), done()]);
  const { data } = await read(`/v1/obligation?business_id=${filing.business_id}&kind=biennial_report`);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ status: expect.not.stringMatching('done'), recurs: true });
});
