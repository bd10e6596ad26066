import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Role, roles } from '#lib/contract/roles';
import { may, type Permission } from '#lib/rules/person/permissions';
import { newId } from '#lib/service/ids';
import { createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { operationsOf } from '#lib/testing/operations';
import { createPerson, type Person } from '#lib/testing/person';

/**
 * The permission that each operation requires. Every other operation needs only the permission to read, or concerns
 * only the person.
 */
const needs: Record<Exclude<Permission, 'read'>, string[]> = {
  comment: [
    'POST /console/filing/{id}/comment',
    'POST /console/case/{id}/comment',
    'PATCH /console/comment/{id}',
    'DELETE /console/comment/{id}',
  ],
  prepare: [
    'POST /v1/business',
    'PATCH /v1/business/{id}',
    'POST /v1/business/{id}/document',
    'PATCH /v1/business/{id}/registered-agent',
    'PATCH /v1/agent-mail/{id}',
    'POST /v1/filing/foreign-qualification',
    'POST /v1/filing/formation',
    'PATCH /v1/filing/{id}',
    'POST /v1/filing/{id}/cancel',
    'POST /v1/case/{case_id}/response',
    'POST /v1/obligation',
    'PATCH /v1/obligation/{id}',
    'POST /v1/plan',
    'PATCH /v1/plan/{id}',
    'DELETE /v1/plan/{id}',
    'POST /v1/plan/{id}/submit',
    'PUT /console/case/{id}/draft',
    'DELETE /console/case/{id}/draft',
    'POST /console/plan',
    'PATCH /console/plan/{id}',
    'DELETE /console/plan/{id}',
    'POST /console/plan/{id}/restore',
    'POST /console/assignment',
    'POST /console/business-import',
    'POST /console/business-import/undo',
  ],
  simulate: [
    'POST /v1/sandbox/clock',
    'POST /v1/sandbox/filing/{id}/advance',
    'POST /v1/sandbox/filing/{id}/case',
    'POST /v1/sandbox/case/{id}/review',
    'POST /v1/sandbox/business/{id}/registered-agent/fail',
  ],
  approve: ['POST /console/approval/{id}/approve', 'POST /console/approval/{id}/reject'],
  develop: [
    'POST /v1/webhook-endpoint',
    'PATCH /v1/webhook-endpoint/{id}',
    'DELETE /v1/webhook-endpoint/{id}',
    'POST /v1/webhook-endpoint/{id}/test',
    'POST /v1/webhook-endpoint/{id}/rotate-secret',
    'POST /v1/webhook-endpoint/{id}/recover',
    'POST /v1/webhook-delivery/{id}/resend',
    'POST /console/api-key',
    'PATCH /console/api-key/{id}',
    'POST /console/api-key/{id}/roll',
    'POST /console/api-key/{id}/revoke',
  ],
  administer: [
    'GET /v1/audit',
    'GET /v1/audit.jsonl',
    'GET /v1/audit/verification',
    'PATCH /console/member/{id}',
    'POST /console/member/{id}/hand-over',
    'DELETE /console/member/{id}',
    'GET /console/removed-member',
    'POST /console/removed-member/{id}/restore',
    'DELETE /console/member/{id}/second-factor',
    'PATCH /console/organization',
    'GET /console/single-sign-on',
    'PUT /console/single-sign-on',
    'DELETE /console/single-sign-on',
    'POST /console/invitation',
    'GET /console/invitation',
    'POST /console/invitation/{id}/resend',
    'DELETE /console/invitation/{id}',
    'POST /console/approval-rule',
    'DELETE /console/approval-rule/{id}',
    'POST /console/approval-rule/{id}/restore',
    'PUT /console/remote-key',
    'DELETE /console/remote-key',
  ],
};

/** Operations that the dashboard calls for itself, not for a person. */
const ofDashboard = [
  'POST /console/session',
  'POST /console/single-sign-on/start',
  'POST /console/passkey/challenge',
  'POST /console/invitation/find',
  'POST /console/invitation/accept',
  'POST /console/password-reset',
  'POST /console/password-reset/confirm',
  'POST /console/email/confirm',
  'GET /console/setup',
  'POST /console/setup',
  'POST /console/administration',
  'GET /console/audit-verification',
  'GET /console/sign-in-options',
  'GET /console/browser-operation',
  'POST /console/remote-key/use',
];

/** A person who has left can call nothing: members.test.ts tests it. */
const leave = 'DELETE /console/membership';

/** Operations on the person's own data, whatever their roles are. */
const own = [
  'POST /console/password',
  'POST /console/email',
  'POST /console/second-factor',
  'POST /console/passkey',
  'POST /console/passkey/start',
  'POST /console/passkey/{id}/remove',
  'POST /console/second-factor/confirm',
  'POST /console/second-factor/remove',
  'POST /console/second-factor/recovery-code',
  'PATCH /console/me',
  'PATCH /console/notice-setting',
  'POST /console/calendar-feed',
  'POST /console/snooze',
  'POST /console/view',
  'PATCH /console/view/{id}',
  'DELETE /console/view/{id}',
  'POST /console/view/{id}/restore',
  'PUT /console/view-default',
  'POST /console/comment-reading',
  'DELETE /console/calendar-feed',
  'POST /console/session/organization',
  'DELETE /console/session',
  'DELETE /console/session/{id}',
  leave,
];

/** Operations that use POST because of their size and change nothing. */
const reads = [
  'POST /v1/filing/foreign-qualification/preflight',
  'POST /v1/filing/formation/preflight',
  'POST /v1/plan/{id}/preflight',
  'POST /v1/business/registry/search',
];

const { list } = await operationsOf();
const operations = list
  .filter(({ isPublic, path }) => !isPublic && !path.startsWith('/v1/operations'))
  .map(({ method, path }) => `${method} ${path}`);
const ofStaff = list.filter(({ path }) => path.startsWith('/v1/operations'));

const permissionOf = new Map(
  Object.entries(needs).flatMap(([permission, names]) =>
    names.map((name) => [name, permission as Permission] as const),
  ),
);

let service: Harness;
const people = {} as Record<Role, Person>;
beforeAll(async () => {
  service = await startHarness();
  const tenant = await createTenant(service);
  for (const role of roles)
    people[role] = await createPerson(service, tenant.organizationId, { roles: [role] });
});
afterAll(() => service.stop());

async function attempt(by: Person, operation: string) {
  const [method = '', path = ''] = operation.split(' ');
  const at = path.replaceAll(/\{\w+\}/g, newId(service.time.now));
  const answer = await service.app.request(at, {
    method,
    headers: { Authorization: `Bearer ${await by.token()}`, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const refusal = answer.status === 403 ? ((await answer.json()) as { required_scope: string }) : null;
  return { status: answer.status, needed: refusal?.required_scope };
}

test('the table has exactly the operations that change something', () => {
  const named = [...permissionOf.keys(), ...ofDashboard, ...own, ...reads];
  const changing = operations.filter((name) => !name.startsWith('GET '));
  expect(changing.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !operations.includes(name))).toEqual([]);
});

describe.each(roles)('a %s', (role) => {
  test.each(operations.filter((name) => name !== leave))('%s', async (operation) => {
    const { status, needed } = await attempt(people[role], operation);
    if (ofDashboard.includes(operation)) return expect([status, needed]).toEqual([403, 'dashboard']);
    const permission = permissionOf.get(operation) ?? 'read';
    if (!may([role], permission)) return expect([status, needed]).toEqual([403, permission]);
    expect([401, 403]).not.toContain(status);
  });

  test('cannot find operations of the desk', async () => {
    for (const { method, path } of ofStaff)
      expect((await attempt(people[role], `${method} ${path}`)).status).toBe(404);
  });
});

test('several roles permit exactly what each of them permits', async () => {
  const tenant = await createTenant(service);
  const both = await createPerson(service, tenant.organizationId, { roles: ['approver', 'developer'] });
  for (const operation of operations.filter((name) => permissionOf.has(name))) {
    const permission = permissionOf.get(operation) ?? 'read';
    const isPermitted = ['approve', 'comment', 'develop', 'simulate'].includes(permission);
    expect([operation, (await attempt(both, operation)).status === 403]).toEqual([operation, !isPermitted]);
  }
});
