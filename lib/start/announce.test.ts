import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnv } from '#lib/config/env';
import { announce } from '#lib/start/announce';

const access = {
  email: 'demo@harborpine.example',
  password: 'abcd-efgh-jkmn-pqrs',
  test_key: 'sk_test_first',
  live_key: 'sk_live_first',
  operator_email: 'desk@statehousefilings.example',
  operator_password: 'desk-password',
  operator_key: 'sk_ops_first',
};

let folder = '';
let printed = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'announce-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const env = () => parseEnv({ DATA_DIR: folder });

test('the first start prints the demo’s password and test key', async () => {
  await announce(env(), { is: 'new', access });
  expect(printed).toContain(access.password);
  expect(printed).toContain(access.test_key);
});

test('a later start prints no secret, only where they are kept, for their owner alone', async () => {
  await announce(env(), { is: 'kept', access });
  for (const secret of [
    access.password,
    access.test_key,
    access.live_key,
    access.operator_password,
    access.operator_key,
  ]) {
    expect(printed).not.toContain(secret);
  }
  expect(printed).toContain(join(folder, 'demo.json'));
  const kept = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8'));
  expect(kept).toEqual({ url: 'http://127.0.0.1:3000', ...access });
  expect((await stat(join(folder, 'demo.json'))).mode & 0o777).toBe(0o600);
});

test('an installation that nobody has set up says where that is done, with the code', async () => {
  await announce(env(), { is: 'none' }, 'ABCD-EFGH-JKMN-PQRS');
  expect(printed).toMatch(/Set up +http:\/\/127\.0\.0\.1:3000\/setup\n +Code +ABCD-EFGH-JKMN-PQRS/);
});

test('a demo that is closed says how it is opened', async () => {
  await announce(env(), { is: 'closed' });
  expect(printed).toContain('DEMO=on');
});
