import { z } from 'zod';
import { parseProxies } from '#lib/config/client-address';

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum);
const positiveNumber = (maximum: number) =>
  z
    .string()
    .regex(/^(?:\d+(?:\.\d+)?|\.\d+)$/)
    .transform(Number)
    .refine((value) => value > 0 && value <= maximum);
// Whoever uses it decodes its password.
const serverUrl = (protocol: RegExp) => z.url({ protocol }).refine(isDecodable);
const postgresUrl = serverUrl(/^postgres(ql)?$/);
// No request can be sent to an address with a sign-in, which would be in the error that says so.
const webUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !hasSignIn(value))
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
// A page or a cookie below a path would not be found. Without capital letters, since cookies depend on how it begins.
const rootUrl = webUrl
  .refine((value) => {
    const { pathname, search, hash } = new URL(value);
    return pathname === '/' && !search && !hash;
  })
  .transform((value) => new URL(value).origin);
const secret = z.string().min(32);

/** Whether the text, an address, has a user or a password. */
export function hasSignIn(text: string): boolean {
  return /^[a-z]+:\/\/[^/?#]*@/i.test(text);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function headerOf(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
  try {
    return [name.trim(), decodeURIComponent(value.trim())];
  } catch {
    return [name.trim(), value.trim()];
  }
}

type Variable = { schema: z.ZodType<unknown, string>; allowed: string; secret?: true };

/** Every environment variable, its allowed values, and whether an error may show its value. */
export const variables = {
  PORT: { schema: wholeNumber(0, 65_535), allowed: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string().min(1), allowed: 'an address or host name to listen on, such as 127.0.0.1' },
  BASE_URL: {
    schema: rootUrl,
    allowed: 'an http or https address, such as https://filings.example.com, without a path',
  },
  SERVICE_URL: { schema: webUrl, allowed: 'the http or https address of the API of this installation' },
  DATA_DIR: { schema: z.string().min(1), allowed: 'the path of a folder' },
  DATABASE_URL: {
    schema: postgresUrl,
    allowed:
      'a Postgres address, such as postgres://user:password@host:5432/name, with % in a password as %25',
    secret: true,
  },
  TENANT_DATABASE_URL: {
    schema: postgresUrl,
    allowed: 'the Postgres address of DATABASE_URL with the login for the statements of one organization',
    secret: true,
  },
  MIGRATION_DATABASE_URL: {
    schema: postgresUrl,
    allowed: 'the Postgres address of DATABASE_URL with the login that owns the tables',
    secret: true,
  },
  REDIS_URL: {
    schema: serverUrl(/^rediss?$/),
    allowed: 'a Redis address, such as redis://host:6379, with % in a password as %25',
    secret: true,
  },
  ROLE: { schema: z.enum(['all', 'api', 'dashboard', 'worker']), allowed: 'all, api, dashboard or worker' },
  SANDBOX_STEP_SECONDS: {
    schema: positiveNumber(86_400),
    allowed: 'a number of seconds above 0 and up to 86400, such as 4 or 0.5',
  },
  OBLIGATION_DUE_DAYS: {
    schema: wholeNumber(0, 365),
    allowed: 'a whole number of days from 0 to 365',
  },
  RATE_LIMIT_PER_MINUTE: {
    schema: wholeNumber(0, 10_000_000),
    allowed: 'a whole number from 0 (no limit) to 10000000',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    allowed: 'fatal, error, warn, info, debug, trace or silent',
  },
  SESSION_SECRET: { schema: secret, allowed: 'at least 32 characters', secret: true },
  CONSOLE_SECRET: { schema: secret, allowed: 'at least 32 characters', secret: true },
  SEALING_SECRET: { schema: secret, allowed: 'at least 32 characters', secret: true },
  FILING_API_URL: { schema: webUrl, allowed: 'the http or https address of a filing service' },
  DOCUMENT_DRIVER: { schema: z.enum(['local', 's3']), allowed: 'local or s3' },
  S3_BUCKET: { schema: z.string().min(1), allowed: 'the name of a bucket' },
  S3_REGION: { schema: z.string().min(1), allowed: 'a region, such as us-east-1' },
  S3_ENDPOINT: { schema: webUrl, allowed: 'an http or https address' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1), allowed: 'the id of an access key', secret: true },
  S3_SECRET_ACCESS_KEY: { schema: z.string().min(1), allowed: 'the secret of that key', secret: true },
  METRICS_TOKEN: { schema: z.string().min(16), allowed: 'at least 16 characters', secret: true },
  OIDC_ISSUER: { schema: webUrl, allowed: 'the http or https address of the sign-in provider' },
  OIDC_CLIENT_ID: { schema: z.string().min(1), allowed: 'the client id that the provider gave' },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1),
    allowed: 'the client secret that the provider gave',
    secret: true,
  },
  SOCRATA_APP_TOKEN: {
    schema: z.string().min(1),
    allowed: 'the application token of a portal',
    secret: true,
  },
  SOCRATA_STATES: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((code) => `US-${code.trim().toUpperCase()}`))
      .refine((codes) => codes.every((code) => /^US-(CO|NY|CT|OR|IA)$/.test(code))),
    allowed: 'a list of CO, NY, CT, OR and IA, such as CO,NY',
  },
  SOCRATA_URL: { schema: webUrl, allowed: 'an http or https address that answers as the portals do' },
  REGISTERED_AGENT_NAME: {
    schema: z.string().min(1).max(200),
    allowed: 'the legal name of the registered agent, in at most 200 characters',
  },
  REGISTERED_OFFICES: { schema: z.string().min(1), allowed: 'the path of a JSON file' },
  SMTP_URL: {
    schema: serverUrl(/^smtps?$/),
    allowed: 'a mail server, such as smtps://user:password@mail.example.com, with % in a password as %25',
    secret: true,
  },
  MAIL_FROM: {
    schema: z.string().regex(/^(?:[^<>@]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/),
    allowed: 'a mail address, such as Statehouse <mail@example.com>',
  },
  WEBHOOK_ALLOW_PRIVATE: { schema: z.enum(['auto', 'true', 'false']), allowed: 'auto, true or false' },
  DEMO: { schema: z.enum(['auto', 'on', 'off']), allowed: 'auto, on or off' },
  SESSION_HOURS: { schema: positiveNumber(720), allowed: 'a number of hours above 0 and up to 720' },
  SESSION_IDLE_MINUTES: {
    schema: positiveNumber(43_200),
    allowed: 'a number of minutes above 0 and up to 43200, such as 60 or 0.5',
  },
  APPROVAL_DAYS: {
    schema: positiveNumber(365),
    allowed: 'a number of days above 0 and up to 365, such as 14',
  },
  ALLOWED_HOSTS: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((name) => name.trim().toLowerCase()))
      .refine((names) => names.every((name) => URL.canParse(`http://${name}`) && !/[/@?#*]/.test(name))),
    allowed: 'a list of host names, such as filings.example.com,localhost:8080',
  },
  UPLOADS_AT_ONCE: { schema: wholeNumber(1, 16), allowed: 'a whole number from 1 to 16' },
  STORAGE_LIMIT_MB: {
    schema: wholeNumber(0, 1_000_000_000),
    allowed: 'a whole number of mebibytes from 0 (no limit) to 1000000000',
  },
  SERVICE_PRICE: {
    schema: z
      .string()
      .regex(/^\d{1,5}(\.\d{1,2})?$/)
      .transform((dollars) => Math.round(Number(dollars) * 100)),
    allowed: 'a price in US dollars from 0 to 99999.99, such as 49.50',
  },
  AUDIT_RETENTION_DAYS: {
    schema: wholeNumber(30, 36_500),
    allowed: 'a whole number of days from 30 to 36500',
  },
  MAX_CONNECTIONS: { schema: wholeNumber(10, 100_000), allowed: 'a whole number from 10 to 100000' },
  SECURITY_CONTACT: {
    schema: z.url({ protocol: /^(https|mailto)$/ }),
    allowed: 'an https or mailto address, such as mailto:security@example.com',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: webUrl,
    allowed: 'the http or https address of a collector of traces, such as http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    schema: z
      .string()
      .regex(/^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/)
      .transform((list) => Object.fromEntries(list.split(',').map(headerOf))),
    allowed: 'headers for that collector, such as authorization=Bearer%20token',
    secret: true,
  },
  OTEL_SERVICE_NAME: { schema: z.string().min(1), allowed: 'a name for the traces of this installation' },
  OTEL_TRACES_SAMPLER: {
    schema: z.enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    allowed: 'always_on, always_off or traceidratio, or one of them with parentbased_ before it',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z
      .string()
      .regex(/^(?:1(?:\.0+)?|0(?:\.\d+)?|\.\d+)$/)
      .transform(Number),
    allowed: 'a share from 0 to 1, such as 0.1',
  },
  TRUSTED_PROXIES: {
    schema: z.string().transform((list, issues) => {
      const proxies = parseProxies(list);
      if (!proxies) issues.addIssue({ code: 'custom' });
      return proxies ?? z.NEVER;
    }),
    allowed: 'a list of IP addresses and networks, such as 10.0.0.0/8,::1',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

export type Given = { [Name in VariableName]?: z.output<(typeof variables)[Name]['schema']> };
