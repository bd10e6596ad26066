import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { EnvError, parseEnv } from '#lib/config/env';
import { variables } from '#lib/config/env-schema';

const long = 'x'.repeat(32);

function messageOf(record: Record<string, string>): string {
  try {
    parseEnv(record);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('parseEnv', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      ALLOWED_HOSTS: [],
      MAX_CONNECTIONS: 1_000,
      UPLOADS_AT_ONCE: 4,
      STORAGE_LIMIT_MB: 10_240,
      SERVICE_PRICE: 0,
      HOST: '127.0.0.1',
      BASE_URL: 'http://127.0.0.1:3000',
      SERVICE_URL: 'http://127.0.0.1:3000',
      DATA_DIR: '.data',
      ROLE: 'all',
      SANDBOX_STEP_SECONDS: 4,
      OBLIGATION_DUE_DAYS: 30,
      RATE_LIMIT_PER_MINUTE: 1200,
      LOG_LEVEL: 'info',
      SOCRATA_STATES: ['US-CO', 'US-NY', 'US-CT', 'US-OR'],
      MAIL_FROM: 'Statehouse <statehouse@localhost>',
      REGISTERED_AGENT_NAME: 'Statehouse',
      DOCUMENT_DRIVER: 'local',
      WEBHOOK_ALLOW_PRIVATE: 'auto',
      DEMO: 'auto',
      SESSION_HOURS: 12,
      SESSION_IDLE_MINUTES: 60,
      APPROVAL_DAYS: 14,
      TRUSTED_PROXIES: [],
      OTEL_SERVICE_NAME: 'statehouse',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  test('an empty value counts as not given', () => {
    expect(parseEnv({ PORT: '', HOST: '  ' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' });
  });

  test('the sender of emails is an address, with or without a name', () => {
    for (const right of ['mail@okafor.example', 'Okafor, Inc. <mail@okafor.example>', '<mail@localhost>'])
      expect(parseEnv({ MAIL_FROM: right }).MAIL_FROM).toBe(right);
    for (const wrong of [
      'Statehouse',
      'Okafor <okafor.example>',
      'Okafor mail@okafor.example',
      '<a@b.example',
    ])
      expect(messageOf({ MAIL_FROM: wrong })).toMatch(/^MAIL_FROM must be a mail address/);
  });

  test('a sandbox step of a fraction of a second is allowed, zero is not', () => {
    expect(parseEnv({ SANDBOX_STEP_SECONDS: '0.25' }).SANDBOX_STEP_SECONDS).toBe(0.25);
    for (const wrong of ['0', '-1', 'soon', '1e3', 'Infinity'])
      expect(messageOf({ SANDBOX_STEP_SECONDS: wrong })).toContain('SANDBOX_STEP_SECONDS must be');
  });

  test('an invalid value is reported with its name, the value and the allowed ones', () => {
    expect(messageOf({ PORT: '80a' })).toBe('PORT must be a whole number from 0 to 65535; it is "80a".');
    expect(messageOf({ ROLE: 'web' })).toBe('ROLE must be all, api, dashboard or worker; it is "web".');
  });

  test('all errors are reported at once', () => {
    const message = messageOf({ PORT: '70000', LOG_LEVEL: 'loud', DEMO: 'yes' });
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL', 'DEMO']);
  });

  test('the address of the dashboard is the root of a host, without a sign-in or a path', () => {
    for (const wrong of [
      'https://example.com/filings',
      'https://example.com/?x=1',
      'https://example.com/#x',
      'https://ada:word@example.com',
    ])
      expect(messageOf({ BASE_URL: wrong })).toMatch(/^BASE_URL must be .*, without a path/);
    expect(parseEnv({ BASE_URL: 'https://example.com:8443/' }).BASE_URL).toBe('https://example.com:8443');
    // What is compared with `https://` decides about the cookies.
    expect(parseEnv({ BASE_URL: 'HTTPS://Example.com' }).BASE_URL).toBe('https://example.com');
  });

  test('a host name stands for itself: a pattern is refused', () => {
    expect(parseEnv({ ALLOWED_HOSTS: 'a.example, b:8080' }).ALLOWED_HOSTS).toEqual(['a.example', 'b:8080']);
    for (const wrong of ['*.filings.example', '*', 'a.example,*.b.example'])
      expect(messageOf({ ALLOWED_HOSTS: wrong })).toContain('ALLOWED_HOSTS must be a list of host names');
  });

  test('a share of traces may be written as a decimal', () => {
    for (const [given, share] of [
      ['1.0', 1],
      ['0.0', 0],
      ['.25', 0.25],
    ] as const)
      expect(parseEnv({ OTEL_TRACES_SAMPLER_ARG: given }).OTEL_TRACES_SAMPLER_ARG).toBe(share);
    for (const wrong of ['1.1', '2', '-0.1', 'half'])
      expect(messageOf({ OTEL_TRACES_SAMPLER_ARG: wrong })).toContain('OTEL_TRACES_SAMPLER_ARG must be');
  });

  test('an invalid secret is not shown', () => {
    const tooShort = {
      DATABASE_URL: 'hunter2',
      REDIS_URL: 'hunter2',
      SESSION_SECRET: 'hunter2',
      METRICS_TOKEN: 'hunter2',
    };
    const message = messageOf(tooShort);
    for (const name of Object.keys(tooShort)) expect(message).toContain(`${name} must be`);
    expect(message).not.toContain('hunter2');
  });

  test('a password in an address to which no request can be sent is not shown either', () => {
    for (const name of ['BASE_URL', 'SERVICE_URL', 'FILING_API_URL', 'S3_ENDPOINT', 'OIDC_ISSUER']) {
      const message = messageOf({ [name]: 'https://ada:hunter2@example.com' });
      expect(message).toMatch(/^\w+ must be .*; it is one with a user or a password \(not shown\)\.$/);
    }
  });

  test('a password that cannot be decoded is refused, and not shown', () => {
    for (const [name, protocol] of [
      ['DATABASE_URL', 'postgres'],
      ['REDIS_URL', 'redis'],
      ['SMTP_URL', 'smtps'],
    ]) {
      const message = messageOf({ [`${name}`]: `${protocol}://ada:hunter%2@example.com/db` });
      expect(message).toMatch(new RegExp(`^${name} must be .* %25; it is the value given`));
      expect(message).not.toContain('hunter');
    }
  });

  test('every variable is explained in .env.example, and nothing else is', async () => {
    const example = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
    const documented = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(documented.toSorted()).toEqual(Object.keys(variables).toSorted());
  });

  test('a single role requires a shared database and configured secrets', () => {
    const message = messageOf({ ROLE: 'worker' });
    for (const name of ['DATABASE_URL', 'SESSION_SECRET', 'CONSOLE_SECRET', 'SEALING_SECRET'])
      expect(message).toContain(`${name} must be set when ROLE is worker`);
    const record = {
      ROLE: 'api',
      DATABASE_URL: 'postgres://a@b/c',
      SESSION_SECRET: long,
      CONSOLE_SECRET: long,
      SEALING_SECRET: long,
    };
    expect(parseEnv(record).ROLE).toBe('api');
  });

  test('the owner’s login and the tenant login require the serving login', () => {
    const url = 'postgres://a@b/c';
    expect(messageOf({ MIGRATION_DATABASE_URL: url })).toMatch(
      /DATABASE_URL must be set .*\nTENANT_DATABASE_URL must/s,
    );
    expect(messageOf({ TENANT_DATABASE_URL: url })).toMatch(
      /^DATABASE_URL must be set when TENANT_DATABASE_URL is/,
    );
  });

  test('the dashboard calls a service in the same process directly, and a separate one at its public URL', () => {
    const apart = {
      DATABASE_URL: 'postgres://a@b/c',
      SESSION_SECRET: long,
      CONSOLE_SECRET: long,
      SEALING_SECRET: long,
    };
    const BASE_URL = 'https://filings.example';
    expect(parseEnv({ BASE_URL }).SERVICE_URL).toBe('http://127.0.0.1:3000');
    expect(parseEnv({ ...apart, BASE_URL, ROLE: 'dashboard' }).SERVICE_URL).toBe(BASE_URL);
    const SERVICE_URL = 'http://api.internal:3000';
    expect(parseEnv({ ...apart, BASE_URL, SERVICE_URL, ROLE: 'dashboard' }).SERVICE_URL).toBe(SERVICE_URL);
  });

  test('dependent settings must be set together', () => {
    expect(messageOf({ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' })).toContain('OIDC_ISSUER must be set');
    expect(messageOf({ DOCUMENT_DRIVER: 's3', S3_REGION: 'us-east-1' })).toContain('S3_BUCKET must be set');
    expect(messageOf({ S3_BUCKET: 'documents' })).toContain(
      'DOCUMENT_DRIVER must be s3 when S3_BUCKET is set',
    );
  });

  test('with an external filing service there is no demo', () => {
    const FILING_API_URL = 'https://filing.example';
    expect(parseEnv({ FILING_API_URL }).DEMO).toBe('auto');
    expect(messageOf({ FILING_API_URL, DEMO: 'on' })).toMatch(
      /^DEMO must not be on when FILING_API_URL is set/,
    );
  });

  test('a list of trusted proxies with an invalid address is refused', () => {
    expect(parseEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,::1' }).TRUSTED_PROXIES).toHaveLength(3);
    for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1,', '127.1', '*'])
      expect(messageOf({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES must be');
  });

  test('the public address defaults to host and port, and loses a trailing slash', () => {
    expect(parseEnv({ HOST: '0.0.0.0', PORT: '8080' }).BASE_URL).toBe('http://localhost:8080');
    expect(parseEnv({ HOST: '::1' }).BASE_URL).toBe('http://[::1]:3000');
    expect(parseEnv({ BASE_URL: 'https://filings.example/' }).BASE_URL).toBe('https://filings.example');
  });
});
