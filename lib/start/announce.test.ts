import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
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

const folder = '/srv/statehouse';
let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});

const env = () => parseEnv({ DATA_DIR: folder });

test('the first start prints the demo’s password and test key', () => {
  announce(env(), { is: 'new', access });
  expect(printed).toContain(access.password);
  expect(printed).toContain(access.test_key);
});

test('a later start prints no secret, only where they are kept', () => {
  announce(env(), { is: 'kept', access });
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
});

test('an installation that nobody has set up says where that is done, with the code', () => {
  announce(env(), { is: 'none' }, 'ABCD-EFGH-JKMN-PQRS');
  expect(printed).toMatch(/Set up +http:\/\/127\.0\.0\.1:3000\/setup\n +Code +ABCD-EFGH-JKMN-PQRS/);
});

test('a demo that is closed says how it is opened', () => {
  announce(env(), { is: 'closed' });
  expect(printed).toContain('DEMO=on');
});

test('a worker prints its own address, which no proxy leads to', () => {
  const secret = 'a secret of the tests, 32 bytes.';
  const secrets = { SESSION_SECRET: secret, CONSOLE_SECRET: secret, SEALING_SECRET: secret };
  const database = { DATABASE_URL: 'postgres://filer:password@db.internal:5432/filings' };
  const address = { PORT: '3002', BASE_URL: 'https://filings.example.com' };
  announce(parseEnv({ ROLE: 'worker', ...database, ...secrets, ...address }), null);
  expect(printed).toMatch(/Worker +http:\/\/127\.0\.0\.1:3002\/readyz\n/);
});
