import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFreshServer } from './fresh-server.ts';

// The conformance suite as npm test runs it: against fresh servers, one of them with a low rate limit. Arguments: the
// files for the two reports, then any of the suite's.
const [report = '', burstReport = '', ...more] = process.argv.slice(2);
const suite = await against({ RATE_LIMIT_PER_MINUTE: '1000000' }, ['--json', report, '--no-burst', ...more]);
const burst = await against({ RATE_LIMIT_PER_MINUTE: '30' }, ['--json', burstReport, '--only', '(burst)']);
process.exitCode = suite || burst;

async function against(settings: Record<string, string>, args: string[]): Promise<number> {
  // Filings only advance when the suite advances them.
  const server = await startFreshServer('conformance', {
    SANDBOX_STEP_SECONDS: '3600',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  try {
    const demo = JSON.parse(readFileSync(join(server.folder, 'demo.json'), 'utf8'));
    const target = [
      '--url',
      server.url,
      '--test-key',
      demo.test_key,
      '--live-key',
      demo.live_key,
      '--operator-key',
      demo.operator_key,
      '--live-filings',
    ];
    const run = spawn(process.execPath, ['conformance/run.ts', ...target, ...args], { stdio: 'inherit' });
    const [code] = await once(run, 'exit');
    return code ?? 1;
  } finally {
    await server.stop();
  }
}
