import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '#lib/testing/harness';

// A database that distributes its rows by organization can enforce a key only if the organization comes first in it.

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

const secretOf = 'It is looked up before the organization is known, by a hash that nobody can guess.';
const personOf = 'People belong to several organizations and are one table for all of them.';

const otherKeys: Record<string, string> = {
  api_keys_hash: secretOf,
  calendar_feeds_hash: secretOf,
  invitations_hash: secretOf,
  sessions_hash: secretOf,
  sessions_pkey: 'A session is of a person, who switches the organization in it.',
  idempotency_keys_of_desk: 'A key of the desk is its operator’s, whichever partner it is bound at.',
  identity_providers_domain: 'A domain signs in to one organization, which is found by it.',
};

const otherReferences: Record<string, string> = {
  assignments_person_id_people_id_fk: personOf,
  calendar_feeds_person_id_people_id_fk: personOf,
  comment_mentions_person_id_people_id_fk: personOf,
  comments_author_id_people_id_fk: personOf,
  memberships_person_id_people_id_fk: personOf,
  notices_person_id_people_id_fk: personOf,
  presences_person_id_people_id_fk: personOf,
  removed_members_person_id_people_id_fk: personOf,
  removed_members_removed_by_people_id_fk: personOf,
  sessions_person_id_people_id_fk: personOf,
  snoozes_person_id_people_id_fk: personOf,
  view_defaults_person_id_people_id_fk: personOf,
  views_person_id_people_id_fk: personOf,
};

const leads = (columns: string) => `exists (
  select from pg_attribute a where a.attrelid = c.oid and a.attnum = ${columns} and a.attname = 'organization_id')`;
const isOfTenant = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
  select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped)`;

const names = async (statement: string) =>
  (await service.parts.database.query(statement)).map(({ name }) => String(name));

test('the organization leads every primary and unique key of its tables, with listed exceptions', async () => {
  const keys = (condition: string) =>
    names(`select i.relname as name from pg_index x join pg_class c on c.oid = x.indrelid
      join pg_class i on i.oid = x.indexrelid where x.indisunique and ${isOfTenant} and ${condition} order by 1`);
  expect((await keys('true')).length).toBeGreaterThan(30);
  expect(await keys(`not ${leads('x.indkey[0]')}`)).toEqual(Object.keys(otherKeys).toSorted());
});

test('the organization leads every foreign key of its tables, with listed exceptions', async () => {
  const references = (condition: string) =>
    names(`select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and ${isOfTenant} and ${condition} order by 1`);
  expect((await references('true')).length).toBeGreaterThan(30);
  expect(await references(`not ${leads('k.conkey[1]')}`)).toEqual(Object.keys(otherReferences).toSorted());
});
