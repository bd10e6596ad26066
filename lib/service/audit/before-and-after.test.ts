import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '#lib/contract/audit';
import type { Mode } from '#lib/contract/scalars';
import { call, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { fileLive } from '#lib/testing/live-filing';
import { createOperator, type TestOperator } from '#lib/testing/operator';
import { createPerson, type Person } from '#lib/testing/person';
import { addBusiness, fileIn } from '#lib/testing/qualification';

let service: Harness;
let tenant: Tenant;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  service = await startHarness();
  tenant = await createTenant(service);
  admin = await createPerson(service, tenant.organizationId, { roles: ['administrator', 'preparer'] });
  colleague = await createPerson(service, tenant.organizationId, { roles: ['viewer'] });
});
afterAll(() => service.stop());

// biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without our types
type Answer = any;
async function ask(method: string, path: string, body?: unknown, mode: Mode = 'test'): Promise<Answer> {
  const answer = await call(service, await admin.token(mode), method, path, body);
  expect([method, path, answer.status]).toEqual([method, path, expect.toSatisfy((status) => status < 300)]);
  return answer.body;
}

async function changesOf(action: string): Promise<Pick<AuditEntry, 'before' | 'after'> | undefined> {
  const lists = await Promise.all(
    (['test', 'live'] as const).map(async (mode) =>
      call(service, await admin.token(mode), 'GET', `/v1/audit?action=${action}&limit=1`),
    ),
  );
  const [entry] = lists.flatMap(({ body }) => body.data as AuditEntry[]);
  return entry && { before: entry.before, after: entry.after };
}

const hook = { url: 'https://receiver.example/webhooks', event_types: ['*'] };

/** Each action with what the trail records about it. */
const table: [action: string, act: () => Promise<unknown>, before: unknown, after: unknown][] = [
  [
    'webhook_endpoint.created',
    () => ask('POST', '/v1/webhook-endpoint', hook),
    null,
    expect.objectContaining(hook),
  ],
  [
    'webhook_endpoint.updated',
    async () => {
      const { data } = await ask('GET', '/v1/webhook-endpoint');
      await ask('PATCH', `/v1/webhook-endpoint/${data[0].id}`, {
        description: 'Billing',
        status: 'disabled',
      });
    },
    { description: null, status: 'enabled' },
    { description: 'Billing', status: 'disabled' },
  ],
  [
    'webhook_endpoint.deleted',
    async () => {
      const { data } = await ask('GET', '/v1/webhook-endpoint');
      await ask('DELETE', `/v1/webhook-endpoint/${data[0].id}`);
    },
    { ...hook, description: 'Billing', status: 'disabled' },
    null,
  ],
  [
    'member.roles_changed',
    () => ask('PATCH', `/console/member/${colleague.id}`, { roles: ['approver'] }),
    { roles: ['viewer'] },
    { roles: ['approver'] },
  ],
  [
    'member.suspended',
    () => ask('PATCH', `/console/member/${colleague.id}`, { suspended: true }),
    { suspended: false },
    { suspended: true },
  ],
  ['member.removed', () => ask('DELETE', `/console/member/${colleague.id}`), { roles: ['approver'] }, null],
  [
    'member.returned',
    () => ask('POST', `/console/removed-member/${colleague.id}/restore`),
    null,
    { roles: ['approver'] },
  ],
  [
    'invitation.created',
    () => ask('POST', '/console/invitation', { email: 'new@okafor.example', roles: ['viewer'] }),
    null,
    expect.objectContaining({ roles: ['viewer'] }),
  ],
  ['person.renamed', () => ask('PATCH', '/console/me', { name: 'Maria Reyes' }), null, { changed: ['name'] }],
  [
    'sandbox_clock.moved',
    () => ask('POST', '/v1/sandbox/clock', { advance_seconds: 60 }),
    { ahead_seconds: 0 },
    { ahead_seconds: 60 },
  ],
  [
    'approval_rule.created',
    () => ask('POST', '/console/approval-rule', { over_amount: 500 }),
    null,
    { over_amount: 500, jurisdictions: null, expedited_only: false, applies_to: ['people', 'keys'] },
  ],
  [
    'approval_rule.deleted',
    async () => {
      const { data } = await ask('GET', '/console/approval-rule');
      await ask('DELETE', `/console/approval-rule/${data[0].id}`);
    },
    { over_amount: 500, jurisdictions: null, expedited_only: false, applies_to: ['people', 'keys'] },
    null,
  ],
  [
    'plan.created',
    async () => {
      const { businessId } = await fileIn(service, tenant, 'US-TX');
      await ask('POST', '/v1/plan', { business_id: businessId, jurisdictions: ['US-CO'] });
    },
    null,
    expect.objectContaining({ jurisdictions: ['US-CO'] }),
  ],
  [
    'plan.deleted',
    async () => {
      const { data } = await ask('GET', '/v1/plan');
      await ask('DELETE', `/v1/plan/${data[0].id}`);
    },
    { deleted: false },
    { deleted: true },
  ],
  [
    'api_key.rolled',
    async () => {
      const made = await ask('POST', '/console/api-key', { name: 'Server', scope: 'read_only' });
      await ask('POST', `/console/api-key/${made.id}/roll`, { overlap_seconds: 3_600 });
    },
    { expires_at: null },
    expect.objectContaining({ replaced_by: expect.any(String) }),
  ],
];

describe('an entry has the values before and after', () => {
  test.each(table)('%s', async (action, act, before, after) => {
    await act();
    expect(await changesOf(action)).toEqual({ before, after });
  });

  test('without a name or an email', async () => {
    const rows = await service.parts.database.query(
      `select count(*)::int as n from audit_entries where (coalesce(before, '{}') || coalesce(after, '{}'))::text ~ 'Maria|@'`,
    );
    expect(rows[0]?.n).toBe(0);
  });
});

describe('an entry is there for what was changed, and for nothing else', () => {
  test('the answers of a plan that were sent again unchanged are not listed', async () => {
    const plan = await ask('POST', '/v1/plan', {
      business_id: await addBusiness(service, tenant.testKey),
      jurisdictions: ['US-CO'],
      answers: { purpose: 'Freight' },
    });
    const answers = { purpose: 'Freight', email: 'filings@northwind.example' };
    await ask('PATCH', `/v1/plan/${plan.id}`, { version: plan.version, answers });
    expect(await changesOf('plan.updated')).toEqual({ before: null, after: { changed: ['answers/email'] } });
  });

  test('choosing the emails that were chosen already records nothing', async () => {
    const entries = async () =>
      (await ask('GET', '/v1/audit?action=notices.changed', undefined, 'live')).data.length;
    const before = await entries();
    const choice = { kinds: { mention: 'off' } };
    await ask('PATCH', '/console/notice-setting', choice);
    await ask('PATCH', '/console/notice-setting', choice);
    await ask('PATCH', '/console/notice-setting', { kinds: {} });
    expect(await entries()).toBe(before + 1);
  });

  test('an item of the checklist that is marked already stays as it was', async () => {
    const filing = await fileLive(service, tenant, 'US-CO');
    const [first, second] = [
      await createOperator(service),
      await createOperator(service, ['filer'], 'Sam Ortiz'),
    ];
    const check = async (by: TestOperator, done: boolean) => {
      const body = { item: 'name_checked', done };
      const path = `/v1/operations/filing/${filing.id}/check`;
      return (await call(service, await by.token(), 'POST', path, body)).body;
    };
    await check(first, false);
    const marked = await check(first, true);
    expect(await check(second, true)).toEqual(marked);
    await check(second, false);
    const rows = await service.parts.database.query(
      `select action, before, after from audit_entries where object_id = $1 and action like 'filing.name_checked%' order by id`,
      [filing.id],
    );
    expect(rows).toEqual([
      { action: 'filing.name_checked', before: { name_checked: false }, after: { name_checked: true } },
      {
        action: 'filing.name_checked_undone',
        before: { name_checked: true },
        after: { name_checked: false },
      },
    ]);
  });
});

/** Reads, refusals and secrets: an entry could show nothing about them. */
const withoutChanges = [
  'demoMade',
  'filing.packet_read',
  'filing.tax_id_read',
  'password.changed',
  'password.reset',
  'password.reset_requested',
  'person.email_change_requested',
  'passkey.refused',
  'recovery_codes.created',
  'second_factor.throttled',
  'webhook_delivery.resent',
  'webhook_endpoint.tested',
  'action',
];

test('every other action has them too', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const call = /audit(?:Person)?\(\s*\w+,\s*tx,\s*(?:'([\w.]+)'|(\w+)),[^;]*?,\s*null\s*\)/g;
  const found = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(call)].map(([, text, name]) => text ?? name),
  );
  expect([...new Set(found)].toSorted()).toEqual(withoutChanges.toSorted());
});
