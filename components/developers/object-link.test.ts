import { expect, test } from 'vitest';
import { objectLink, objectOfEntry, objectOfRequest } from '#components/developers/object-link.ts';
import type { LoggedRequestDetail } from '#lib/contract/request';

const id = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';
const other = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1f';

function about(path: string, status: number, answer?: unknown) {
  const text = answer === undefined ? null : JSON.stringify(answer);
  const response_body = { content_type: 'application/json', text, bytes: 0, truncated: false };
  return objectOfRequest('test', { path, status, response_body } as LoggedRequestDetail)?.href;
}

test('a request links to the object that it created, or else to the one in its path', () => {
  expect(about('/v1/business', 201, { object: 'business', id })).toBe(`/test/businesses/${id}`);
  expect(about(`/v1/filing/${id}/cancel`, 200, { object: 'filing', id })).toBe(`/test/filings/${id}`);
  expect(about(`/v1/filing/${id}/cancel`, 409, { object: 'filing', id: other })).toBe(`/test/filings/${id}`);
  expect(about(`/v1/case/${id}?x=1`, 200)).toBe(`/test/cases/${id}`);
  expect(about(`/v1/sandbox/filing/${id}/case`, 201, { object: 'case', id: other })).toBe(
    `/test/cases/${other}`,
  );
  expect(about('/v1/filing/foreign-qualification/preflight', 200, { object: 'preflight' })).toBeUndefined();
  expect(about('/v1/business', 400, { type: 'x' })).toBeUndefined();
  expect(about('/v1/filing/formation', 202, { object: 'approval', id })).toBe(`/test/approvals/${id}`);
  expect(about(`/v1/plan/${id}/submit`, 409)).toBe(`/test/plans/${id}`);
  expect(about(`/v1/agent-mail/${id}`, 200)).toBe(`/test/agent-mail/${id}`);
});

test.each(['registered_agent', 'obligation'])('%s: shown on its business', (object) => {
  expect(objectLink('live', { object, id: other, business_id: id })?.href).toBe(`/live/businesses/${id}`);
});

test('an entry of the audit log links to its object, and to no business by the id of an obligation', () => {
  const entry = (object_type: string) => objectOfEntry('test', { object_type, object_id: id })?.href;
  expect(entry('approval')).toBe(`/test/approvals/${id}`);
  expect(entry('plan')).toBe(`/test/plans/${id}`);
  expect(entry('agent_mail')).toBe(`/test/agent-mail/${id}`);
  expect(entry('registered_agent')).toBe(`/test/businesses/${id}`);
  expect(entry('obligation')).toBeUndefined();
  expect(entry('session')).toBeUndefined();
});
