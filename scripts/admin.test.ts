import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../lib/config/start-error.ts';
import type { AdministrationResult } from '../lib/contract/administration.ts';
import { signDashboardToken } from '../lib/session/sign-token.ts';
import { call, type Harness, startHarness } from '../lib/testing/harness.ts';
import { tokenOf } from '../lib/testing/person.ts';
import { readAdminRequest } from './admin-request.ts';
import { askService } from './run-here-or-in-service.ts';

let service: Harness;
let server: Server;
beforeAll(async () => {
  service = await startHarness();
  server = createServer(getRequestListener(service.app.fetch as never));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  server.close();
  await service.stop();
});

/** As `npm run admin` does while the service has the embedded database open. */
function admin(...args: string[]): Promise<AdministrationResult> {
  const { env, secrets } = service.parts;
  const SERVICE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const body = readAdminRequest(args);
  return askService({ ...env, SERVICE_URL }, secrets, {
    method: 'POST',
    path: '/console/administration',
    body,
  });
}

const asDashboard = async (path: string, body: unknown) =>
  call(service, await signDashboardToken(service.parts.secrets.console), 'POST', `/console${path}`, body);
const reset = async ({ link_token }: AdministrationResult, password: string) =>
  (await asDashboard('/password-reset/confirm', { token: link_token?.split('#')[1], password })).status;
const signIn = async (email: string, password: string) =>
  (await asDashboard('/session', { email, password })).body;

describe('while the service runs', () => {
  const email = 'ada@okafor.example';
  const passwords = ['seven quiet herons over Ohio', 'nine loud herons over Iowa'] as const;
  let organization: string;

  test('staff requires an organization that runs the service, and there can be only one', async () => {
    const partner = await admin('create-organization', '--name', 'Northwind Partners');
    await admin(
      'add-person',
      '--organization',
      String(partner.id),
      '--email',
      'tom@northwind.example',
      '--name',
      'Tom Hawthorne',
      '--roles',
      'viewer',
    );
    await expect(
      admin('grant-staff', '--email', 'tom@northwind.example', '--roles', 'filer'),
    ).rejects.toThrow('No organization runs this service');
    organization = String((await admin('create-organization', '--name', 'Okafor Filings', '--operates')).id);
    await expect(admin('create-organization', '--name', 'Another', '--operates')).rejects.toThrow();
  });

  test('a person is added with roles, sets a password by the link, once, and signs in', async () => {
    const added = await admin(
      'add-person',
      '--organization',
      organization,
      '--email',
      email,
      '--name',
      'Ada Reyes',
      '--roles',
      'administrator, preparer',
    );
    expect([await reset(added, passwords[0]), await reset(added, passwords[1])]).toEqual([204, 404]);
    expect(await signIn(email, passwords[0])).toMatchObject({
      person: { name: 'Ada Reyes' },
      organizations: [{ name: 'Okafor Filings', roles: ['preparer', 'administrator'] }],
      staff: [],
    });
    const again = admin('add-person', '--organization', organization, '--email', email, '--roles', 'viewer');
    await expect(again).rejects.toThrow('The person is a member already.');
  });

  test('staff is granted and taken back, each with a sentence that is true of it', async () => {
    const granted = await admin('grant-staff', '--email', email, '--roles', 'filer,lead');
    expect(granted.done).toBe(
      'ada@okafor.example is staff: filer, lead. It counts while they are a member of the organization that runs the service.',
    );
    expect((await signIn(email, passwords[0])).staff).toEqual(['filer', 'lead']);
    expect((await admin('grant-staff', '--email', email, '--roles', '')).done).toBe(
      'ada@okafor.example is no longer staff.',
    );
    expect((await signIn(email, passwords[0])).staff).toEqual([]);
  });

  test('a password is reset: every session ends, and the trail says that the link was made and used', async () => {
    const token = await tokenOf(service, await signIn(email, passwords[0]));
    const made = await admin('reset-password', '--email', email);
    expect((await call(service, token, 'GET', '/v1/business')).status).toBe(200);
    expect(await reset(made, passwords[1])).toBe(204);
    expect((await call(service, token, 'GET', '/v1/business')).status).toBe(401);
    expect((await signIn(email, passwords[1])).person.name).toBe('Ada Reyes');
    const rows = await service.parts.database.query(
      `select actor->>'type' as by, action from audit_entries
       where object_id = $1 and action like 'password.reset%' and organization_id = $2 order by sequence`,
      [String(made.id), organization],
    );
    expect(rows.slice(-2)).toEqual([
      { by: 'service', action: 'password.reset_requested' },
      { by: 'person', action: 'password.reset' },
    ]);
  });

  test('a missing second factor and an unknown email are reported', async () => {
    expect((await admin('reset-second-factor', '--email', email)).done).toBe(
      `${email} has no second factor.`,
    );
    for (const command of ['reset-password', 'reset-second-factor'])
      await expect(admin(command, '--email', 'no@one.example')).rejects.toThrow('Nobody here has the email');
  });

  test('a domain is verified only if an administrator has set up the provider', async () => {
    const confirmed = admin('confirm-domain', '--organization', organization, '--domain', 'okafor.example');
    await expect(confirmed).rejects.toThrow('has not set up single sign-on for okafor.example');
  });

  test('a person is erased if their email is given twice', async () => {
    const tom = 'tom@northwind.example';
    const other = admin('erase-person', '--email', tom, '--confirm', email);
    await expect(other).rejects.toThrow('Type the email of the person again');
    expect((await admin('erase-person', '--email', tom, '--confirm', tom)).done).toContain('is erased');
    await expect(admin('reset-password', '--email', tom)).rejects.toThrow('Nobody here has the email');
  });
});

test.each([
  ['a page of another program', 200, '<!doctype html>'],
  ['an error of another program', 404, '{"message":"Not Found"}'],
  ['another installation', 401, '{"detail":"The credential is not valid."}'],
])('what answers may be %s', async (_, status, body) => {
  const other = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  const SERVICE_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { env, secrets } = service.parts;
  const asked = askService({ ...env, SERVICE_URL }, secrets, {
    method: 'GET',
    path: '/console/audit-verification',
  });
  await expect(asked).rejects.toThrow(
    new StartError(
      `What answers at ${SERVICE_URL} is not the service that uses this data folder. Set PORT or SERVICE_URL as the service has it.`,
    ),
  );
  other.close();
});

describe('arguments', () => {
  const fault = (...args: string[]) => {
    try {
      return JSON.stringify(readAdminRequest(args));
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('that are missing, invalid or unknown are reported, with the list of commands', () => {
    expect(fault()).toMatch(/^\n {2}npm run admin -- create-organization /);
    expect(fault('delete-everything')).toMatch(/^There is no command delete-everything\.\n\n {2}npm run/);
    expect(fault('write-backup-rows')).toMatch(/^There is no command write-backup-rows\./);
    expect(fault('reset-password')).toMatch(/^--email is missing\.\n/);
    expect(fault('reset-password', '--mail', 'a@b.example')).toMatch(/^Unknown option '--mail'\.\n/);
    expect(fault('create-organization', '--name', 'Okafor', 'Filings')).toMatch(
      /^Filings belongs to no option/,
    );
    const wrong = fault(
      'add-person',
      '--organization',
      '7',
      '--email',
      'ada',
      '--name',
      'Ada',
      '--roles',
      'king',
    );
    expect(wrong.split('\n').slice(0, 3)).toEqual([
      '--organization: Use an id (UUID), as this API gave it.',
      expect.stringMatching(/^--email: Enter an email address/),
      '--roles: Each of the roles must be one of: viewer, preparer, approver, developer, administrator.',
    ]);
    expect(fault('reset-password', '--email', 'a@b.example', '--operates')).toMatch(
      /^--operates does not belong to reset-password\.\n/,
    );
    const twice = fault('grant-staff', '--email', 'a@b.example', '--roles', 'king,queen');
    expect(twice).toMatch(/^--roles: Each of the roles must be one of: filer, lead\.\n\n/);
  });
});
