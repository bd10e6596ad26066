import { closeDataFolder } from '../lib/config/data-folder.ts';
import { env } from '../lib/config/env.ts';
import { loadSecrets } from '../lib/config/secrets.ts';
import { renewDemo } from '../lib/service/demo/ensure-demo.ts';
import { closeParts, openParts } from '../lib/service/open-parts.ts';
import { refuseArguments } from './only-argument.ts';
import { runCommand } from './run-command.ts';

/** Recreates the demo organization in the database of the environment, and prints how to sign in. */
async function demo(): Promise<void> {
  refuseArguments();
  const settings = env();
  closeDataFolder(settings);
  const parts = await openParts({ env: settings, secrets: await loadSecrets(settings) });
  try {
    const access = await renewDemo(parts);
    const lines = [
      ['Sign in', `${access.email}  ${access.password}`],
      ['Test key', access.test_key],
      ['Live key', access.live_key],
    ];
    const text = lines.map(([name, value]) => `  ${name?.padEnd(10)} ${value}`).join('\n');
    process.stdout.write(`\n  The demo organization was made anew.\n\n${text}\n\n`);
  } finally {
    await closeParts(parts);
  }
}

runCommand(demo);
