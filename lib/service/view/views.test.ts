import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#lib/contract/roles';
import type { View } from '#lib/contract/view';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson, type Person } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const open = { list: 'filings', name: 'Open in Texas', filters: { status: 'open', jurisdiction: 'US-TX' } };

async function desk() {
  const tenant = await createTenant(service);
  const person = (...roles: Role[]) => createPerson(service, tenant.organizationId, { roles });
  const [maria, ines, reader] = [
    await person('preparer'),
    await person('administrator'),
    await person('viewer'),
  ];
  const ask = async (by: Person, method: string, path: string, body?: unknown) =>
    call(service, await by.token(), method, path, body);
  const make = (by: Person, body: object = {}) => ask(by, 'POST', '/console/view', { ...open, ...body });
  const makeOnce = async (by: Person, key: string) =>
    call(service, await by.token(), 'POST', '/console/view', open, { 'Idempotency-Key': key });
  const names = async (by: Person, list = 'filings') =>
    (await ask(by, 'GET', `/console/view?list=${list}`)).body.data.map(({ name }: View) => name);
  return { maria, ines, reader, ask, make, makeOnce, names };
}

describe('works', () => {
  test('a view is private to its author until it is shared, and only has filters of its list', async () => {
    const { maria, ines, ask, make, names } = await desk();
    const made = await make(maria, { filters: { ...open.filters, pages: 'x', script: 'y' } });
    expect([made.status, made.body.filters]).toEqual([201, open.filters]);
    expect([await names(maria), await names(maria, 'cases'), await names(ines)]).toEqual([
      [open.name],
      [],
      [],
    ]);
    const path = `/console/view/${made.body.id}`;
    const shared = await ask(maria, 'PATCH', path, { name: 'Texas', is_shared: true });
    expect(shared.body).toMatchObject({ name: 'Texas', is_shared: true, filters: open.filters });
    expect(await names(ines)).toEqual(['Texas']);
    expect((await ask(ines, 'DELETE', path)).status).toBe(204);
    expect(await names(maria)).toEqual([]);
  });

  test('a person has one default of a list, which ends with the view', async () => {
    const { maria, ines, ask, make } = await desk();
    const ids: string[] = [];
    for (const name of ['One', 'Two']) ids.push((await make(ines, { name, is_shared: true })).body.id);
    const choose = (view_id?: string) =>
      ask(maria, 'PUT', '/console/view-default', { list: 'filings', view_id });
    const chosen = async (by = maria) =>
      (await ask(by, 'GET', '/console/view?list=filings')).body.data.flatMap((view: View) =>
        view.is_default ? [view.name] : [],
      );
    await choose(ids[0]);
    expect((await choose(ids[1])).status).toBe(204);
    expect([await chosen(), await chosen(ines)]).toEqual([['Two'], []]);
    await choose();
    expect(await chosen()).toEqual([]);
    await choose(ids[1]);
    await ask(ines, 'DELETE', `/console/view/${ids[1]}`);
    expect(await chosen()).toEqual([]);
  });
});

test('saving a view as it is records nothing', async () => {
  const { maria, ask, make } = await desk();
  const { body } = await make(maria);
  const path = `/console/view/${body.id}`;
  const same = await ask(maria, 'PATCH', path, { name: open.name, filters: open.filters, is_shared: false });
  expect(same).toMatchObject({ status: 200, body });
  await ask(maria, 'PATCH', path, { name: 'Texas' });
  const rows = await service.parts.database.query(
    'select action from audit_entries where object_id = $1 order by id',
    [body.id],
  );
  expect(rows).toEqual([{ action: 'view.created' }, { action: 'view.updated' }]);
});

test('a view whose answer was lost is the same one when it is saved again', async () => {
  const { maria, makeOnce, names } = await desk();
  const [one, other] = await Promise.all([makeOnce(maria, 'one press'), makeOnce(maria, 'one press')]);
  expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
  expect(await names(maria)).toEqual([open.name]);
  expect((await makeOnce(maria, 'another press')).status).toBe(409);
});

test('a deleted view is restored as it was, for everybody whose list opened with it', async () => {
  const { maria, ines, reader, ask, make, names } = await desk();
  const { body: view } = await make(ines, { is_shared: true });
  const path = `/console/view/${view.id}`;
  await ask(maria, 'PUT', '/console/view-default', { list: 'filings', view_id: view.id });
  const read = async (by: Person) => (await ask(by, 'GET', '/console/view?list=filings')).body.data;
  const before = [await read(maria), await read(ines)];
  expect((await ask(ines, 'DELETE', path)).status).toBe(204);
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PATCH', { name: 'Again' }],
  ] as const)
    expect((await ask(ines, method, path, body)).status).toBe(404);
  expect([await names(maria), await names(ines)]).toEqual([[], []]);
  expect((await ask(reader, 'POST', `${path}/restore`)).status).toBe(409);
  const restored = await ask(ines, 'POST', `${path}/restore`);
  expect([restored.status, restored.body]).toEqual([200, view]);
  expect((await ask(ines, 'POST', `${path}/restore`)).body).toEqual(view);
  expect([await read(maria), await read(ines)]).toEqual(before);
});

test('a deleted view gives its name away, and is then not restored', async () => {
  const { maria, ask, make, names } = await desk();
  const { id } = (await make(maria)).body;
  await ask(maria, 'DELETE', `/console/view/${id}`);
  expect((await make(maria)).status).toBe(201);
  expect((await ask(maria, 'POST', `/console/view/${id}/restore`)).status).toBe(409);
  expect(await names(maria)).toEqual([open.name]);
});

describe('refuses', () => {
  test('a duplicate name, more than fifty, and sharing by a viewer', async () => {
    const { maria, ines, reader, make } = await desk();
    await make(maria);
    expect((await make(maria)).status).toBe(409);
    expect((await make(ines)).status).toBe(201);
    expect((await make(reader, { is_shared: true })).body.required_scope).toBe('prepare');
    expect((await make(reader)).status).toBe(201);
    for (let at = 1; at < 50; at += 1) await make(maria, { name: `View ${at}` });
    expect((await make(maria, { name: 'One more' })).status).toBe(409);
    expect((await make(maria, { list: 'cases' })).status).toBe(201);
  });

  test('a change by a colleague, and a colleague’s private view as a default', async () => {
    const { maria, ines, reader, ask, make } = await desk();
    const own = (await make(maria)).body.id;
    expect((await ask(ines, 'PATCH', `/console/view/${own}`, { name: 'Mine' })).status).toBe(404);
    const shared = (await make(ines, { is_shared: true })).body.id;
    expect((await ask(reader, 'DELETE', `/console/view/${shared}`)).status).toBe(409);
    for (const [list, view_id, status] of [
      ['filings', own, 404],
      ['cases', shared, 409],
    ])
      expect((await ask(ines, 'PUT', '/console/view-default', { list, view_id })).status).toBe(status);
  });
});
