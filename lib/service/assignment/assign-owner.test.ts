import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OwnedObject } from '#lib/contract/assignment';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { openDesk } from '#lib/testing/one-of-each';
import { createPerson } from '#lib/testing/person';
import { fileIn } from '#lib/testing/qualification';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

async function desk() {
  const tenant = await createTenant(service);
  const maria = await createPerson(service, tenant.organizationId, { name: 'Maria Okafor' });
  const admin = await createPerson(service, tenant.organizationId, {
    roles: ['administrator'],
    name: 'Ines Duarte',
  });
  const ids: string[] = [];
  for (const state of ['US-TX', 'US-OH', 'US-KY']) {
    ids.push((await fileIn(service, tenant, state)).filing.id);
  }
  const asked = await call(service, tenant.testKey, 'POST', `/v1/sandbox/filing/${ids[0]}/case`, {
    kind: 'missing_information',
  });
  const ask = async (method: string, path: string, body?: unknown, by = maria) =>
    call(service, await by.token(), method, path, body);
  const assign = (body: object, by = maria) => ask('POST', '/console/assignment', body, by);
  const shown = async (query: string, by = maria): Promise<string[]> =>
    (await ask('GET', `/console/filing?sort=jurisdiction&${query}`, undefined, by)).body.data.map(
      ({ jurisdiction }: { jurisdiction: string }) => jurisdiction,
    );
  return { tenant, maria, admin, ids, caseId: asked.body.id as string, ask, assign, shown };
}

const trail = (id: string) =>
  service.parts.database.query(
    `select action, before, after from audit_entries where object_id = $1 and action like '%.assigned' order by id`,
    [id],
  );

describe('works', () => {
  test('several filings can be assigned at once; the filters are mine, unassigned and a colleague’s', async () => {
    const { ids, assign, shown, maria, admin, ask } = await desk();
    const { status, body } = await assign({ object: 'filing', ids: ids.slice(0, 2), owner_id: maria.id });
    expect([status, body.owner]).toEqual([200, { id: maria.id, name: 'Maria Okafor' }]);
    expect(body.previous).toEqual(ids.slice(0, 2).map((id) => ({ id, owner_id: null })));
    expect(await shown('owner=me')).toEqual(['US-OH', 'US-TX']);
    expect(await shown('owner=none')).toEqual(['US-KY']);
    expect(await shown(`owner=${maria.id}`, admin)).toEqual(['US-OH', 'US-TX']);
    expect(await shown('owner=me', admin)).toEqual([]);
    const summary = await ask('GET', `/console/filing/${ids[0]}/summary`);
    expect(summary.body.owner).toEqual({ id: maria.id, name: 'Maria Okafor' });
    expect(await trail(ids[0] ?? '')).toEqual([
      { action: 'filing.assigned', before: { owner_id: null }, after: { owner_id: maria.id } },
    ]);
  });

  test('the response has the previous owners, so that an undo can restore them; repeating it changes nothing', async () => {
    const { ids, assign, maria, admin, shown } = await desk();
    await assign({ object: 'filing', ids: [ids[0]], owner_id: maria.id });
    const { body } = await assign({ object: 'filing', ids: [ids[0], ids[1], ids[1]], owner_id: admin.id });
    expect(body.previous).toEqual([
      { id: ids[0], owner_id: maria.id },
      { id: ids[1], owner_id: null },
    ]);
    const again = await assign({ object: 'filing', ids, owner_id: admin.id });
    expect(again.body.previous).toEqual([{ id: ids[2], owner_id: null }]);
    await assign({ object: 'filing', ids });
    expect(await shown('owner=none')).toHaveLength(3);
    expect(await trail(ids[0] ?? '')).toHaveLength(3);
  });

  test('an undo gives back only those that nobody has given on', async () => {
    const { ids, assign, maria, admin, shown } = await desk();
    await assign({ object: 'filing', ids, owner_id: maria.id });
    await assign({ object: 'filing', ids: [ids[0]], owner_id: admin.id });
    const { body } = await assign({ object: 'filing', ids, instead_of: maria.id });
    expect(body.previous.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1));
    expect(await shown(`owner=${admin.id}`)).toEqual(['US-TX']);
    expect(await shown('owner=none')).toHaveLength(2);
    const claimed = await assign({ object: 'filing', ids, owner_id: maria.id, instead_of: null });
    expect(claimed.body.previous).toHaveLength(2);
  });

  test('a case has its own owner', async () => {
    const { caseId, assign, maria, ask } = await desk();
    await assign({ object: 'case', ids: [caseId], owner_id: maria.id });
    const { body } = await ask('GET', '/console/case?owner=me');
    expect([body.total, body.data[0].case.id, body.data[0].owner.name]).toEqual([1, caseId, 'Maria Okafor']);
    expect((await ask('GET', '/console/case?owner=none')).body.total).toBe(0);
    expect((await ask('GET', '/console/filing?owner=me')).body.total).toBe(0);
  });

  test('what a person owned is handed over to the given member; when they are removed, nobody owns it', async () => {
    const { ids, assign, maria, admin, ask, shown } = await desk();
    await assign({ object: 'filing', ids: ids.slice(0, 2), owner_id: maria.id });
    await ask('POST', `/console/member/${maria.id}/hand-over`, { to: admin.id }, admin);
    expect(await shown('owner=me', admin)).toEqual(['US-OH', 'US-TX']);
    expect(await trail(ids[1] ?? '')).toContainEqual({
      action: 'filing.assigned',
      before: { owner_id: maria.id },
      after: { owner_id: admin.id },
    });
    const other = await desk();
    await other.assign({ object: 'filing', ids: other.ids, owner_id: other.maria.id });
    await other.ask('DELETE', `/console/member/${other.maria.id}`, undefined, other.admin);
    expect(await other.shown('owner=none', other.admin)).toHaveLength(3);
  });

  test('objects of every type are handed over, and the audit log names the previous owner', async () => {
    const { tenant, person: heir, ids } = await openDesk(service);
    const leaving = await createPerson(service, tenant.organizationId, { roles: ['administrator'] });
    const ask = async (method: string, path: string, body?: unknown) =>
      call(service, await heir.token(), method, path, body);
    const owned = OwnedObject.options.map((object) => ({
      object,
      id: object === 'agent_mail' ? ids.mail : ids[object],
    }));
    for (const { object, id } of owned) {
      const body = { object, ids: [id], owner_id: leaving.id };
      expect((await ask('POST', '/console/assignment', body)).status).toBe(200);
    }
    const path = `/console/member/${leaving.id}`;
    expect((await ask('POST', `${path}/hand-over`, { to: heir.id })).status).toBe(204);
    expect((await ask('DELETE', path)).status).toBe(204);
    const changes = { before: { owner_id: leaving.id }, after: { owner_id: heir.id } };
    for (const { object, id } of owned) {
      expect((await trail(id)).at(-1)).toEqual({ action: `${object}.assigned`, ...changes });
      const again = await ask('POST', '/console/assignment', { object, ids: [id], owner_id: leaving.id });
      expect([object, again.status]).toEqual([object, 400]);
      const rows = await service.parts.database.query('select person_id from assignments where id = $1', [
        id,
      ]);
      expect([object, rows]).toEqual([object, [{ person_id: heir.id }]]);
    }
  });
});

describe('refuses', () => {
  test('an owner who is not a member, or is suspended', async () => {
    const { ids, assign, maria, admin, ask } = await desk();
    const stranger = (await desk()).maria;
    await ask('PATCH', `/console/member/${maria.id}`, { suspended: true }, admin);
    for (const owner_id of [stranger.id, newId(service.time.now), maria.id]) {
      const { status, body } = await assign({ object: 'filing', ids, owner_id }, admin);
      expect([status, body.errors[0].pointer]).toEqual([400, '/owner_id']);
    }
  });

  test('more than five hundred at once', async () => {
    const { assign, maria } = await desk();
    const ids = Array.from({ length: 501 }, () => newId(service.time.now));
    const { status, body } = await assign({ object: 'filing', ids, owner_id: maria.id });
    expect([status, body.errors[0].pointer]).toEqual([400, '/ids']);
  });
});

describe('guards', () => {
  test('an object of another organization or type is not found, and nothing is assigned', async () => {
    const { ids, assign, maria, shown, caseId } = await desk();
    const foreign = (await desk()).ids[0];
    for (const id of [foreign, caseId]) {
      const { status } = await assign({ object: 'filing', ids: [...ids, id], owner_id: maria.id });
      expect(status).toBe(404);
    }
    expect(await shown('owner=me')).toEqual([]);
  });
});
