import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#lib/service/ids';
import { call, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { createPerson } from '#lib/testing/person';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

/** An organization's cases, and what a person of it reads. */
async function openInbox() {
  const { organizationId } = await createTenant(service);
  const person = await createPerson(service, organizationId);
  const add = async (status: string, dueAt: string | null, mode = 'test') => {
    const id = newId(service.time.now);
    await service.parts.database.query(
      `insert into cases (organization_id, mode, id, parent_type, parent_id, kind, status, summary, due_at, opened_at,
         resolved_at, metadata, created_at, updated_at)
       values ($1, $2, $3, 'filing', $3, 'missing_information', $4, 'Something is missing', $5, now(),
         case $4::text when 'resolved' then now() end, '{}', now(), now())`,
      [organizationId, mode, id, status, dueAt],
    );
    return id;
  };
  const read = async (path: string) => call(service, await person.token(), 'GET', `/console/case${path}`);
  return { add, read, of: async (id: string) => (await read(`/${id}/neighbors`)).body };
}

const dates = ['2026-11-22', '2026-11-18', null, '2026-12-01', '2026-11-22', null];

describe('works', () => {
  test('from one neighbor to the next leads through all that need an answer, in the order of the inbox', async () => {
    const inbox = await openInbox();
    for (const date of dates) await inbox.add('needs_response', date);
    await inbox.add('under_review', '2026-11-19');
    const { data } = (await inbox.read('?status=needs_response')).body;
    const ids: string[] = data.map((row: { case: { id: string } }) => row.case.id);
    expect(ids).toHaveLength(dates.length);
    for (const [at, id] of ids.entries())
      expect(await inbox.of(id)).toEqual({
        object: 'neighbors',
        previous_id: ids[at - 1] ?? null,
        next_id: ids[at + 1] ?? null,
        place: at + 1,
        total: dates.length,
      });
  });

  test.each(['under_review', 'resolved'])('after one that is %s comes the first of them', async (status) => {
    const inbox = await openInbox();
    const ended = await inbox.add(status, '2026-11-01');
    expect(await inbox.of(ended)).toMatchObject({ previous_id: null, next_id: null, place: null, total: 0 });
    await inbox.add('needs_response', '2026-11-22');
    const first = await inbox.add('needs_response', '2026-11-18');
    expect(await inbox.of(ended)).toMatchObject({ previous_id: null, next_id: first, place: null, total: 2 });
  });
});

test('refuses a case that is not there', async () => {
  const inbox = await openInbox();
  for (const id of [newId(service.time.now), 'no-id'])
    expect((await inbox.read(`/${id}/neighbors`)).status).toBe(404);
});

test('guards the cases of another organization and of the other mode', async () => {
  const [inbox, other] = [await openInbox(), await openInbox()];
  const foreign = await other.add('needs_response', '2026-11-18');
  const live = await inbox.add('needs_response', '2026-11-18', 'live');
  const own = await inbox.add('needs_response', '2026-11-22');
  for (const id of [foreign, live]) expect((await inbox.read(`/${id}/neighbors`)).status).toBe(404);
  expect(await inbox.of(own)).toMatchObject({ previous_id: null, next_id: null, place: 1, total: 1 });
});
