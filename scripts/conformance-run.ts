import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnServer } from '../e2e/steps/own-server.ts';
import { startFreshServer } from './fresh-server.ts';

// The conformance suite as npm test runs it: against a fresh server, and one with a low rate limit beside it. Arguments:
// the file for the report, then any of the suite's.
const [report = '', ...more] = process.argv.slice(2);
const [server, limited] = await Promise.all([
  startFreshServer('conformance', {
    // Filings only advance when the suite advances them.
    SANDBOX_STEP_SECONDS: '3600',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  }),
  startOwnServer('conformance-burst', { RATE_LIMIT_PER_MINUTE: '30', LOG_LEVEL: 'warn' }),
]);
try {
  const demo = JSON.parse(readFileSync(join(server.folder, 'demo.json'), 'utf8'));
  const target = ['--url', server.url, '--test-key', demo.test_key, '--live-key', demo.live_key];
  const desk = ['--operator-key', demo.operator_key, '--live-filings'];
  const burst = ['--burst-url', limited.url, '--burst-key', limited.organization.test_key];
  const args = ['conformance/run.ts', ...target, ...desk, ...burst, '--json', report, ...more];
  const run = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code] = await once(run, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await Promise.all([server.stop(), limited.stop()]);
}
