import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '#lib/service/db/schema/organizations';
import { errorForLog } from '#lib/service/error-for-log';
import { newId } from '#lib/service/ids';
import { captureLog } from '#lib/testing/capture-log';
import { type Harness, startHarness } from '#lib/testing/harness';

const log = captureLog();
let service: Harness;
beforeAll(async () => {
  service = await startHarness({ LOG_LEVEL: 'error' }, undefined, log.logTo);
});
afterAll(() => service.stop());

const email = 'priscilla@hawthorne.example';
const person = () => ({
  id: newId(new Date()),
  email,
  name: 'Priscilla\nHawthorne',
  password_hash: '$argon2id$of-the-tests',
  created_at: new Date(),
});

test('a statement that failed is logged without its values, which are what people typed', async () => {
  const { db, query } = service.parts.database;
  await db.insert(people).values(person());
  const failed: unknown[] = [
    await db
      .insert(people)
      .values(person())
      .catch((error: unknown) => error),
    await query('insert into people (id, email, name, created_at) values ($1, $2, $3, now())', [
      newId(new Date()),
      email,
      'Priscilla Hawthorne',
    ]).catch((error: unknown) => error),
  ];
  failed.push(new Error('The work ended early', { cause: failed[0] }));
  for (const error of failed) service.parts.log.error({ err: error }, 'a request failed');

  const lines = log.text().trim().split('\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    const { err } = JSON.parse(line);
    expect(err.message).toMatch(/duplicate key value violates unique constraint "people_email"$/);
    expect(err.stack).toMatch(/\n +at /);
    expect(line).not.toMatch(/hawthorne|argon2id/i);
  }
  for (const line of [lines[0], lines[2]]) expect(line).toContain('insert into \\"people\\"');
});

test('a password that Redis refuses is not in the log', () => {
  const command = { name: 'hello', args: ['3', 'AUTH', 'default', 'hunter2'] };
  const logged = errorForLog(Object.assign(new Error('WRONGPASS invalid password'), { command }));
  expect(logged.message).toBe('WRONGPASS invalid password');
  expect(JSON.stringify(logged)).not.toContain('hunter2');
});
