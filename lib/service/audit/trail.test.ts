import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditVerification } from '#lib/contract/audit';
import type { Mode } from '#lib/contract/scalars';
import { sealTrail } from '#lib/service/audit/seal-trail';
import { verifyTrail } from '#lib/service/audit/verify-trail';
import { lockCall, withTenant } from '#lib/service/db/tenant';
import { audit, recordEvent } from '#lib/service/event/record-event';
import { newId } from '#lib/service/ids';
import { call, contextOf, createTenant, type Harness, startHarness, type Tenant } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

let tenant: Tenant;
beforeEach(async () => {
  tenant = await createTenant(service);
});

const verify = (mode: Mode = 'test', newest?: number): Promise<AuditVerification> =>
  verifyTrail(
    service.parts,
    { organizationId: tenant.organizationId, mode },
    newest === undefined ? {} : { newest },
  );

/** A few filings with their cases, created by a key and by a person. */
async function work(): Promise<void> {
  const person = await createPerson(service, tenant.organizationId, {
    roles: ['administrator'],
    name: 'Priscilla Hawthorne',
    address: '203.0.113.9',
  });
  for (const state of ['US-TX', 'US-CO']) {
    const { filing, businessId } = await fileIn(service, tenant, state);
    const ask = async (method: string, path: string, body?: unknown) =>
      call(service, await person.token(), method, path, body);
    await ask('PATCH', `/v1/business/${businessId}`, { phone: '+1 302 555 0134' });
    await ask('PATCH', `/v1/filing/${filing.id}`, { metadata: { matter: 'M-1042' } });
    await ask('POST', `/v1/sandbox/filing/${filing.id}/case`, { kind: 'missing_information' });
    await ask('POST', '/console/api-key', { name: `Key for ${state}`, scope: 'full' });
  }
  await sealTrail(service.parts);
}

type Entry = Record<string, unknown> & { id: string; sequence: number };
async function entries(): Promise<Entry[]> {
  const rows = await service.parts.database.query(
    "select * from audit_entries where organization_id = $1 and mode = 'test' order by sequence",
    [tenant.organizationId],
  );
  return rows as Entry[];
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The text with one character in the middle replaced. */
function otherByte(text: string): string {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);
}

describe('a chain', () => {
  test('verifies without gaps, from the first entry to its signed end', async () => {
    await work();
    const rows = await entries();

    expect(rows.length).toBeGreaterThan(12);
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, at) => at + 1));
    expect(await verify()).toMatchObject({
      ok: true,
      checked: rows.length,
      unsealed: 0,
      sequence: rows.length,
      hash: rows.at(-1)?.hash,
      fault: null,
    });
    expect(await verify('test', 5)).toMatchObject({ ok: true, checked: 5 });
    expect(await verify('live')).toMatchObject({ ok: true, checked: 0, sequence: 0 });
  });

  test('names an entry of which one byte was changed, wherever it is', async () => {
    await work();
    for (const row of await entries()) {
      const kept = row.personal !== null;
      const changes: [column: string, value: string][] = [
        ['action', quoted(otherByte(String(row.action)))],
        ['object_type', quoted(otherByte(String(row.object_type)))],
        ['object_id', quoted(newId(service.time.now))],
        ['request_id', quoted(otherByte(String(row.request_id)))],
        ['created_at', "created_at + interval '1 millisecond'"],
        ['actor', `jsonb_set(actor, '{type}', '"service"')`],
        ['actor', `jsonb_set(actor, '{name}', '"Someone"')`],
        ['address', "'198.51.100.7'"],
        ['personal', kept ? quoted(otherByte(String(row.personal))) : "'v1.a.b.c'"],
        ['after', `coalesce(after, '{}') || '{"forged": true}'`],
        ['previous_hash', quoted(otherByte(String(row.previous_hash)))],
        ['hash', quoted(otherByte(String(row.hash)))],
      ];
      // Changes two columns of each entry in turn, so that all columns are covered over all entries.
      const at = Number(row.sequence) * 2;
      for (const [column, value] of [changes[at % 12], changes[(at + 1) % 12]].filter(
        (one) => one !== undefined,
      )) {
        if (column === 'after' && row.event_id !== null) continue;
        await service.asOwner(`create table kept as select * from audit_entries where id = '${row.id}';
          update audit_entries set ${column} = ${value} where id = '${row.id}'`);
        const found = await verify();
        expect([column, found.ok, found.fault?.sequence, found.fault?.entry_id]).toEqual([
          column,
          false,
          Number(row.sequence),
          row.id,
        ]);
        await service.asOwner(`update audit_entries e set ${column} = k.${column} from kept k where e.id = k.id;
          drop table kept`);
      }
    }
    expect((await verify()).ok).toBe(true);
  });

  test('names the entry whose event was changed, because the event has the values before and after', async () => {
    await work();
    const rows = (await entries()).filter(({ event_id }) => event_id !== null);
    expect(rows.length).toBeGreaterThan(8);
    for (const row of rows.slice(0, 8)) {
      const id = String(row.event_id);
      const previous = `select previous_attributes from events where id = '${id}'`;
      await service.asOwner(`create table kept as select id, object, previous_attributes from events where id = '${id}';
        update events set object = case when previous_attributes is null then object || '{"forged": 1}' else object end,
          previous_attributes = previous_attributes || '{"forged": 1}' where id = '${id}'`);
      expect(await service.parts.database.query(previous)).toHaveLength(1);
      expect((await verify()).fault).toEqual({
        kind: 'changed',
        sequence: Number(row.sequence),
        entry_id: row.id,
      });
      await service.asOwner(`update events e set object = k.object, previous_attributes = k.previous_attributes
        from kept k where e.id = k.id; drop table kept`);
    }
  });

  test('verifies with events that are far from each other, and with others between them', async () => {
    const ctx = contextOf(service, tenant.organizationId);
    const record = (hours: number) => {
      const now = new Date(service.time.now.getTime() + hours * 3_600_000);
      const object = { object: 'organization', id: tenant.organizationId, hours };
      return withTenant(ctx, (tx) => recordEvent({ ...ctx, now }, tx, { type: 'business.updated', object }));
    };
    for (const hours of [0, 2]) await record(hours);
    await service.asOwner(`insert into events (organization_id, mode, id, type, sequence, actor, object, created_at)
      select '${tenant.organizationId}', 'test', overlay('${newId(new Date(service.time.now.getTime() + 3_600_000))}'
        placing lpad(to_hex(n), 4, '0') from 33 for 4)::uuid, 'business.updated', 0, '{}', '{}', now()
      from generate_series(1, 50) n`);
    await sealTrail(service.parts);
    expect((await entries()).map(({ sequence }) => Number(sequence))).toEqual([1, 2]);
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
    await service.asOwner(`update events set object = '{"forged": 1}' where object->>'hours' = '2'
      and organization_id = '${tenant.organizationId}'`);
    expect(await verify()).toMatchObject({ ok: false, fault: { kind: 'changed', sequence: 2 } });
  });

  test('shows what was taken out, put in, moved, and cut off at the end', async () => {
    await work();
    const rows = await entries();
    const of = `organization_id = '${tenant.organizationId}' and mode = 'test'`;
    const [fourth, fifth, last] = [rows[3]?.id, rows[4]?.id, rows.at(-1)];
    const disturbed = async (statement: string) => {
      await service.asOwner(`create table kept as select * from audit_entries where ${of};
        create table kept_head as select * from audit_heads where ${of}; ${statement}`);
      const { fault } = await verify();
      await service.asOwner(`delete from audit_entries where ${of}; delete from audit_heads where ${of};
        alter table audit_entries disable trigger audit_entries_begin_unsealed;
        insert into audit_entries select * from kept; insert into audit_heads select * from kept_head;
        alter table audit_entries enable trigger audit_entries_begin_unsealed;
        drop table kept; drop table kept_head`);
      return fault;
    };
    const shift = `update audit_entries set sequence = sequence + 100000 where ${of}`;
    expect(await disturbed(`delete from audit_entries where id = '${fourth}'`)).toMatchObject({
      kind: 'missing',
      sequence: 4,
    });
    expect(
      await disturbed(`delete from audit_entries where id = '${fourth}'; ${shift} and sequence > 4;
        update audit_entries set sequence = sequence - 100001 where sequence > 100000`),
    ).toMatchObject({ kind: 'out_of_order', sequence: 4, entry_id: fifth });
    expect(
      await disturbed(`${shift} and sequence in (4, 5);
        update audit_entries set sequence = case sequence when 100004 then 5 else 4 end where sequence > 100000`),
    ).toMatchObject({ sequence: 4, entry_id: fifth });
    expect(
      await disturbed(`${shift} and sequence > 3; update audit_entries set sequence = sequence - 99999 where sequence > 100000;
        create table forged as select * from audit_entries where id = '${fifth}';
        update forged set id = gen_random_uuid(), sequence = 4;
        alter table audit_entries disable trigger audit_entries_begin_unsealed;
        insert into audit_entries select * from forged; drop table forged;
        alter table audit_entries enable trigger audit_entries_begin_unsealed`),
    ).toMatchObject({ sequence: 4 });
    const cut = `delete from audit_entries where id = '${last?.id}'`;
    expect(await disturbed(cut)).toMatchObject({ kind: 'missing', sequence: rows.length });
    expect(
      await disturbed(
        `${cut}; update audit_heads set sequence = ${rows.length - 1}, hash = '${last?.previous_hash}' where ${of}`,
      ),
    ).toMatchObject({ kind: 'not_sealed_here' });
    expect(await disturbed(`delete from audit_entries where ${of}`)).toMatchObject({
      kind: 'missing',
      sequence: 1,
    });
    expect(await disturbed(`delete from audit_heads where ${of}`)).toMatchObject({ kind: 'not_sealed_here' });
    expect((await verify()).ok).toBe(true);
  });

  test('has one order and no fork, however many write and seal at once', async () => {
    const ctx = contextOf(service, tenant.organizationId);
    const write = (at: number) =>
      withTenant(ctx, (tx) => audit(ctx, tx, `test.number_${at}`, 'organization', null, null));
    const work = Array.from({ length: 60 }, (_, at) => at);
    await Promise.all(
      work.flatMap((at) => (at % 5 === 0 ? [write(at), sealTrail(service.parts)] : [write(at)])),
    );
    await Promise.all([sealTrail(service.parts), sealTrail(service.parts), sealTrail(service.parts)]);
    expect(await verify()).toMatchObject({ ok: true, checked: 60, unsealed: 0, sequence: 60 });
  });

  test('that cannot be sealed does not stop the others', async () => {
    const person = await createPerson(service, tenant.organizationId);
    const write = async ({ organizationId }: Tenant, actor = contextOf(service, organizationId).actor) => {
      const ctx = { ...contextOf(service, organizationId), actor };
      await withTenant(ctx, (tx) => audit(ctx, tx, 'test.written', 'organization', null, null));
    };
    const unsealed = async (tenants: readonly Tenant[]) =>
      service.parts.database.query(
        'select organization_id from audit_entries where sequence is null and organization_id = any($1::uuid[])',
        [tenants.map(({ organizationId }) => organizationId)],
      );
    await write(tenant, { type: 'person', id: person.id, name: 'Priscilla Hawthorne' });
    await sealTrail(service.parts);
    const key = `person_keys where person_id = '${person.id}'`;
    await service.asOwner(`create table kept as select * from ${key}; update person_keys set key = 'v1.a.b.c'
      where person_id = '${person.id}'`);
    await write(tenant, { type: 'person', id: person.id, name: 'Priscilla Hawthorne' });
    const others = await Promise.all(Array.from({ length: 4 }, () => createTenant(service)));
    for (const other of others) await write(other);
    await expect(sealTrail(service.parts)).rejects.toThrow(tenant.organizationId);
    expect(await unsealed(others)).toEqual([]);
    expect(await unsealed([tenant])).toHaveLength(1);
    await service.asOwner(`update person_keys p set key = k.key from kept k where p.person_id = k.person_id;
      drop table kept`);
    await sealTrail(service.parts);
    expect(await unsealed([tenant])).toEqual([]);
  });

  test('that could not be sealed once is not left behind while another keeps growing', async () => {
    const other = await createTenant(service);
    const write = async ({ organizationId }: Tenant) => {
      const ctx = contextOf(service, organizationId);
      await withTenant(ctx, (tx) => audit(ctx, tx, 'test.written', 'organization', null, null));
    };
    await write(tenant);
    await write(other);
    const { database } = service.parts;
    let rounds = 0;
    const parts: Harness['parts'] = {
      ...service.parts,
      database: {
        ...database,
        transaction: async (work, before) => {
          if (before === lockCall(`${tenant.organizationId} test audit`))
            throw new Error('deadlock detected');
          const done = await database.transaction(work, before);
          rounds += 1;
          if (rounds < 20) await write(other);
          return done;
        },
      },
    };
    await expect(sealTrail(parts)).rejects.toThrow(tenant.organizationId);
    expect(rounds).toBeLessThan(20);
    await sealTrail(service.parts);
    expect(await verify()).toMatchObject({ ok: true, unsealed: 0 });
  });

  test('has no entries of rolled-back transactions', async () => {
    const ctx = contextOf(service, tenant.organizationId);
    const lost = withTenant(ctx, async (tx) => {
      await audit(ctx, tx, 'test.lost', 'organization', null, null);
      throw new Error('taken back');
    });
    await expect(lost).rejects.toThrow('taken back');
    await withTenant(ctx, (tx) => audit(ctx, tx, 'test.kept', 'organization', null, null));
    await sealTrail(service.parts);
    expect((await entries()).map(({ action }) => action)).toEqual(['test.kept']);
    expect((await verify()).ok).toBe(true);
  });
});

describe('an entry', () => {
  test('holds no name and address of a person once it is sealed', async () => {
    await work();
    const text = JSON.stringify(await entries());
    expect(text).not.toContain('Hawthorne');
    expect(text).not.toContain('203.0.113.9');
  });

  test('masks secrets in the values before and after', async () => {
    const ctx = contextOf(service, tenant.organizationId);
    const after = { name: 'Port 443', secret: 'hunter2hunter2', tax_id: '123456789', note: 'EIN 12-3456789' };
    await withTenant(ctx, (tx) => audit(ctx, tx, 'test.secret', 'organization', null, { after }));
    const text = JSON.stringify(await entries());
    expect(text).toContain('Port 443');
    for (const secret of ['hunter2', '123456789', '12-3456789']) expect(text).not.toContain(secret);
  });

  test('gets its place from the sealing function alone', async () => {
    const ctx = contextOf(service, tenant.organizationId);
    await withTenant(ctx, (tx) => audit(ctx, tx, 'test.kept', 'organization', null, null));
    const refused = async (statement: string) =>
      withTenant(ctx, (tx) => tx.run(statement)).then(
        () => 'done',
        (error: Error) => error.message,
      );
    const columns =
      'organization_id, mode, id, action, object_type, object_id, actor, request_id, created_at, sequence, hash';
    expect(
      await refused(`insert into audit_entries (${columns}) select organization_id, mode, gen_random_uuid(), action,
        object_type, object_id, actor, request_id, created_at, 1, 'x' from audit_entries`),
    ).toBe('an audit entry is sealed after it was written');
    expect(await refused("update audit_entries set action = 'test.other'")).toContain('permission denied');
    expect(await refused('delete from audit_entries')).toContain('permission denied');
    expect(
      await refused(`select seal_audit_entries('${tenant.organizationId}', 'test', '[]', '{}')`),
    ).toContain('permission denied');
  });
});
