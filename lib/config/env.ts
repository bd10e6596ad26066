import type { Network } from '#lib/config/client-address';
import { type Given, hasSignIn, type VariableName, variables } from '#lib/config/env-schema';
import { StartError } from '#lib/config/start-error';

const defaults = {
  PORT: 3000,
  HOST: '127.0.0.1',
  DATA_DIR: '.data',
  ROLE: 'all',
  SANDBOX_STEP_SECONDS: 4,
  OBLIGATION_DUE_DAYS: 30,
  RATE_LIMIT_PER_MINUTE: 1200,
  LOG_LEVEL: 'info',
  DOCUMENT_DRIVER: 'local',
  SOCRATA_STATES: ['US-CO', 'US-NY', 'US-CT', 'US-OR'] as string[],
  MAIL_FROM: 'Statehouse <statehouse@localhost>',
  REGISTERED_AGENT_NAME: 'Statehouse',
  WEBHOOK_ALLOW_PRIVATE: 'auto',
  DEMO: 'auto',
  SESSION_HOURS: 12,
  SESSION_IDLE_MINUTES: 60,
  APPROVAL_DAYS: 14,
  TRUSTED_PROXIES: [] as Network[],
  ALLOWED_HOSTS: [] as string[],
  MAX_CONNECTIONS: 1_000,
  UPLOADS_AT_ONCE: 4,
  STORAGE_LIMIT_MB: 10_240,
  OTEL_SERVICE_NAME: 'statehouse',
  OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG: 1,
  // Cents.
  SERVICE_PRICE: 0,
} as const satisfies Given;

type Defaulted = keyof typeof defaults | 'BASE_URL' | 'SERVICE_URL';

export type Env = { readonly [Name in Exclude<VariableName, Defaulted>]?: Given[Name] } & {
  readonly [Name in Defaulted]: NonNullable<Given[Name]>;
};

/** Its message has one sentence per line and contains no secret. */
export class EnvError extends StartError {
  override name = 'EnvError';
}

const names = Object.keys(variables) as VariableName[];

/** Parses every variable of the record. An empty value counts as unset. Throws EnvError with all errors. */
export function parseEnv(record: Readonly<Record<string, string | undefined>>): Env {
  const given: Partial<Record<VariableName, unknown>> = {};
  const faults: string[] = [];
  for (const name of names) {
    const text = record[name]?.trim();
    if (!text) continue;
    const result = variables[name].schema.safeParse(text);
    if (result.success) given[name] = result.data;
    else faults.push(fault(name, text));
  }
  const env = { ...defaults, BASE_URL: '', SERVICE_URL: '', ...given } as Env;
  if (faults.length === 0) faults.push(...combinationFaults(env));
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  const here = ownAddress(env);
  const BASE_URL = env.BASE_URL || here;
  return Object.freeze({
    ...env,
    BASE_URL,
    SERVICE_URL: env.SERVICE_URL || (env.ROLE === 'all' ? here : BASE_URL),
  });
}

function fault(name: VariableName, text: string): string {
  const variable = variables[name];
  return `${name} must be ${variable.allowed}; it is ${shownValue(variable, text)}.`;
}

function shownValue(variable: (typeof variables)[VariableName], text: string): string {
  if ('secret' in variable) return 'the value given (not shown)';
  return hasSignIn(text) ? 'one with a user or a password (not shown)' : `"${text}"`;
}

function combinationFaults(env: Env): string[] {
  const faults: string[] = [];
  const need = (names: VariableName[], reason: string) => {
    for (const name of names) if (env[name] === undefined) faults.push(`${name} must be set ${reason}.`);
  };
  const allOrNone = (group: VariableName[]) => {
    const set = group.filter((name) => env[name] !== undefined);
    if (set.length > 0) need(group, `when ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}`);
  };
  if (env.ROLE !== 'all') {
    const reason = `when ROLE is ${env.ROLE}: only ROLE=all can use the embedded database and make its own secrets`;
    need(['DATABASE_URL', 'SESSION_SECRET', 'CONSOLE_SECRET', 'SEALING_SECRET'], reason);
  }
  if (env.FILING_API_URL && env.DEMO === 'on') {
    faults.push(
      'DEMO must not be on when FILING_API_URL is set: there is no demo of a service that is hosted elsewhere.',
    );
  }
  if (env.TENANT_DATABASE_URL) need(['DATABASE_URL'], 'when TENANT_DATABASE_URL is');
  if (env.MIGRATION_DATABASE_URL) {
    need(['DATABASE_URL', 'TENANT_DATABASE_URL'], 'when MIGRATION_DATABASE_URL is');
  }
  allOrNone(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  allOrNone(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  if (env.DOCUMENT_DRIVER === 's3') need(['S3_BUCKET', 'S3_REGION'], 'when DOCUMENT_DRIVER is s3');
  else if (env.S3_BUCKET) {
    faults.push(
      'DOCUMENT_DRIVER must be s3 when S3_BUCKET is set: documents would stay in DATA_DIR. Without a bucket, leave S3_BUCKET out.',
    );
  }
  return faults;
}

/** Where this process itself answers, whatever is in front of it. */
export function ownAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string {
  return `http://${reachableHost(HOST)}:${PORT}`;
}

// Some browsers cannot open 0.0.0.0 or ::, so "every address" is shown as this machine.
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

let cached: Env | undefined;

/** The environment of this process, read on the first call and cached. */
export function env(): Env {
  cached ??= parseEnv(process.env);
  return cached;
}
