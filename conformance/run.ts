import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { SectionReporter } from './section-reporter.ts';

const usage = `Usage: npm run conformance -- --url URL --test-key KEY [options]

  --url URL         the deployment, such as http://127.0.0.1:3000
  --test-key KEY    a test key of an organization; the suite makes its own data under it, and moves its test clock
  --live-key KEY    a live key of the same organization; business records are made under it, no filings
  --live-filings    also submit one live filing for each statement that needs it: only where nobody files them
  --operator-key K  a key of a robot at the operations desk, for the statements of the desk; with live key and filings
  --only WORDS      the tests whose name has these words, such as "Idempotency" or "[check.7]"
  --requests N      how many generated requests; 20000 by default, 0 for none
  --seed N          the seed of the generated requests, to repeat a run
  --no-burst        leave out what sends requests until the rate limit answers
  --burst-url URL   send those to another deployment of the same, whose limit is low; with --burst-key, its test key`;

const { values } = readArguments();
if (!values.url || !values['test-key']) stop(usage);
const url = values.url?.replace(/\/+$/, '') ?? '';
if (/^sk_live_/.test(values['test-key'] ?? '')) {
  stop('--test-key is a live key: the suite would submit its filings for real.');
}
if (!(await isThere(url))) stop(`Nothing answers at ${url}/healthz.`);
for (const name of ['test-key', 'live-key'] as const) await refuseUnknown(name, values[name]);

Object.assign(process.env, {
  CONFORMANCE_URL: url,
  CONFORMANCE_TEST_KEY: values['test-key'],
  CONFORMANCE_LIVE_KEY: values['live-key'] ?? '',
  CONFORMANCE_OPERATOR_KEY: values['operator-key'] ?? '',
  CONFORMANCE_LIVE_FILINGS: values['live-filings'] ? 'yes' : '',
  CONFORMANCE_BURST: values['no-burst'] ? '' : 'yes',
  CONFORMANCE_BURST_URL: values['burst-url'] ?? url,
  CONFORMANCE_BURST_KEY: values['burst-key'] ?? values['test-key'],
  CONFORMANCE_REQUESTS: values.requests ?? '20000',
  CONFORMANCE_SEED: values.seed ?? String(Date.now() % 1_000_000_000),
});

const vitest = await startVitest('test', [], {
  config: 'conformance/vitest.config.ts',
  run: true,
  watch: false,
  reporters: [new SectionReporter(), ...(values.json ? ['json' as const] : [])],
  ...(values.json ? { outputFile: { json: values.json } } : {}),
  ...(values.only ? { testNamePattern: values.only.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') } : {}),
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
await vitest.close();
// Otherwise it would end as if all had passed.
if (values.only && tests.every((test) => test.result().state === 'skipped')) stop(nothingRan(values.only));

function readArguments() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        'test-key': { type: 'string' },
        'live-key': { type: 'string' },
        'operator-key': { type: 'string' },
        'live-filings': { type: 'boolean' },
        only: { type: 'string' },
        requests: { type: 'string' },
        seed: { type: 'string' },
        'no-burst': { type: 'boolean' },
        'burst-url': { type: 'string' },
        'burst-key': { type: 'string' },
        json: { type: 'string' },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function nothingRan(only: string): string {
  return `No test ran that has “${only}” in its name.`;
}

async function isThere(at: string): Promise<boolean> {
  return fetch(`${at}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** One sentence, where every test would fail by itself. */
async function refuseUnknown(name: string, key: string | undefined): Promise<void> {
  if (!key) return;
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await fetch(`${url}/v1/business?limit=1`, { headers });
  if (answer.status !== 401) return;
  const problem = (await answer.json().catch(() => null)) as { detail?: string } | null;
  stop(`--${name}: ${problem?.detail ?? 'The deployment does not know this key.'}`);
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
