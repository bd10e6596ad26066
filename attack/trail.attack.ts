import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import { literal } from '#lib/service/db/literal';
import { type Harness, startHarness } from '#lib/testing/harness';
import { type Desk, openDesk } from '#lib/testing/one-of-each';
import { seeded } from '../scripts/seeded.ts';

const count = Number(process.env.ATTACK_CHANGES);

let service: Harness;
let desk: Desk;
beforeAll(async () => {
  service = await startHarness({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  desk = await openDesk(service);
  await sealTrail(service.parts);
});
afterAll(() => service.stop());

const columns = ['action', 'object_type', 'request_id', 'personal', 'previous_hash', 'hash'] as const;
type Column = (typeof columns)[number];
type Entry = Record<Column, string | null> & { id: string; sequence: number };

test(`${count} changes of one byte in the audit log: each is found, and the entry named`, async () => {
  const { organizationId } = desk.tenant;
  const { between, oneOf } = seeded(Number(process.env.ATTACK_SEED));
  const verify = () => verifyTrail(service.parts, { organizationId, mode: 'test' });
  const entries = (await service.parts.database.query(
    "select * from audit_entries where organization_id = $1 and mode = 'test' order by sequence",
    [organizationId],
  )) as [Entry, ...Entry[]];
  expect(entries.length).toBeGreaterThan(10);
  const write = (entry: Entry, column: string, value: string) =>
    service.asOwner(
      `update audit_entries set ${column} = ${literal(value)} where organization_id = ${literal(organizationId)} and id = ${literal(entry.id)}`,
    );
  const unseen: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const entry = oneOf(entries);
    const column = oneOf(columns.filter((one) => entry[one]) as [Column, ...Column[]]);
    const text = String(entry[column]);
    const at = between(0, text.length - 1);
    await write(entry, column, text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1));
    const { ok, fault } = await verify();
    if (ok || fault?.entry_id !== entry.id) unseen.push(`${column} of entry ${entry.sequence}, byte ${at}`);
    await write(entry, column, text);
  }
  console.log(`  ${count - unseen.length} of ${count} found, in a chain of ${entries.length} entries`);
  expect(unseen).toEqual([]);
  expect((await verify()).ok).toBe(true);
});
