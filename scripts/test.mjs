import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { countPlaywright, countVitest, failedVitest, playwrightTests } from './count-tests.mjs';
import { ensureFirefox } from './firefox.mjs';
import { childEnvironment, ensureInstalled, pinnedNode, root, stop } from './prepare.mjs';
import { ensureRedis } from './redis.mjs';

const only = readOnly(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), 'statehouse-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const missing = [];
const failed = [];
const flaky = [];
const took = [];

process.on('exit', summarize);
ensureInstalled();
if (only) await runPart({ unit, conformance, faults, browser }[only]);
else {
  await runPart(verify);
  const servers = testServers();
  await runPart(unit);
  for (const show of await servers) show();
  await runPart(browser);
}
process.exitCode = total.failed > 0 ? 1 : 0;

// Also if a step failed, for example the build: the last line always gives the result.
function summarize(code) {
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0 && total.failed === 0) total.failed = 1;
  for (const sentence of missing) process.stdout.write(`\n${sentence}\n`);
  list(`FLAKY: ${flaky.length} passed only when tried again. Find the cause:`, flaky);
  list('FAILED:', failed);
  process.stdout.write('\n');
  for (const { part, seconds } of took) process.stdout.write(`${part.padEnd(24)}${seconds.padStart(5)} s\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
}

function list(title, tests) {
  if (tests.length === 0) return;
  process.stdout.write(`\n${title}\n`);
  for (const test of tests) process.stdout.write(`  ${test}\n`);
}

async function runPart(part, output = 'inherit') {
  if (output === 'inherit') heading(part);
  const start = performance.now();
  await part(output);
  took.push({ part: part.name, seconds: ((performance.now() - start) / 1000).toFixed(0) });
}

async function verify() {
  // Not a test, but a run in which it fails must not end with "0 failed".
  if ((await run(['scripts/verify.ts'])) === 0) return;
  total.failed += 1;
  failed.push('npm run verify');
}

async function unit() {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const REDIS_SERVER = ensureRedis();
  if (!REDIS_SERVER) {
    missing.push(
      'Skipped: the tests of the shared rate limit need redis-server, which could not be installed.',
    );
  }
  const environment = { NODE_ENV: 'test', ...(REDIS_SERVER && { REDIS_SERVER }) };
  const status = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters], { environment });
  addVitest('The unit tests', status, report);
}

// Beside the unit tests, because each waits for a server or a database most of the time. Not of a lower priority: on a
// machine with other work they would never end. What they print is shown after the unit tests.
async function testServers() {
  // It says nothing; if it fails, the next one that needs a build builds again and says why.
  await run(['scripts/build.mjs'], { output: 'ignore' });
  return Promise.all(
    [conformance, faults].map(async (part) => {
      const log = join(reports, `${part.name}.log`);
      await runPart(part, openSync(log, 'w'));
      return () => {
        heading(part);
        process.stdout.write(readFileSync(log, 'utf8'));
      };
    }),
  );
}

async function conformance(output) {
  ensureBuilt();
  const report = join(reports, 'conformance.json');
  const status = await run(['scripts/conformance-run.ts', report], { output });
  addVitest('The conformance suite', status, report);
}

async function faults(output) {
  ensureBuilt();
  const short = ['--engine', 'pglite', '--strikes', '2', '--clients', '4'];
  const isPassed = (await run(['faults/run.ts', ...short], { output })) === 0;
  total[isPassed ? 'passed' : 'failed'] += 1;
  if (!isPassed) failed.push('npm run faults, in short');
}

async function browser() {
  const folder = join(root, 'e2e');
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    process.stdout.write('There is no browser test.\n');
    return;
  }
  const report = join(reports, 'playwright.json');
  const CHROME_PATH = ensureChromium();
  const FIREFOX_PATH = ensureFirefox();
  if (!FIREFOX_PATH) missing.push('Skipped: the trip in Firefox, which could not be installed.');
  ensureBuilt();
  const environment = {
    CHROME_PATH,
    ...(FIREFOX_PATH && { FIREFOX_PATH }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const status = await run(['node_modules/@playwright/test/cli.js', 'test'], { environment });
  const result = readReport(report);
  flaky.push(...playwrightTests(result, 'flaky'));
  failed.push(...playwrightTests(result, 'unexpected'));
  add('The browser tests', status, countPlaywright(result));
}

function addVitest(suite, status, file) {
  const report = readReport(file);
  failed.push(...failedVitest(report).map((test) => test.replace(`${root}/`, '')));
  add(suite, status, countVitest(report));
}

function add(suite, status, counts) {
  for (const kind of Object.keys(total)) total[kind] += counts[kind];
  const executed = counts.passed + counts.failed;
  if (executed === 0) process.stdout.write(`${suite} executed no test.\n`);
  // A suite that failed without naming a test (it did not load, or nothing ran) counts as one failure.
  if (counts.failed > 0 || (status === 0 && executed > 0)) return;
  total.failed += 1;
  failed.push(suite);
}

function run(args, { environment = {}, output = 'inherit' } = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: childEnvironment(environment),
  });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      process.off('exit', end);
      resolve(code);
    });
  });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function heading(part) {
  const title = {
    verify: 'Verify',
    unit: 'Unit, service and HTTP tests',
    conformance: 'Conformance suite',
    faults: 'Faults, in short',
    browser: 'Browser tests',
  }[part.name];
  process.stdout.write(`\n== ${title}\n`);
}

function readOnly(args) {
  if (args.length === 0) return undefined;
  if (
    args[0] === '--only' &&
    ['unit', 'conformance', 'faults', 'browser'].includes(args[1]) &&
    args.length === 2
  )
    return args[1];
  return stop(
    'Usage: npm test, or npm test -- --only unit, --only conformance, --only faults or --only browser',
  );
}
