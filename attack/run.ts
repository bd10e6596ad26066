import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { ensureBuilt } from '../scripts/build.mjs';
import { refuseOther } from '../scripts/refuse-other.ts';

// npm run attack -- [--only generated|probes|listener|trail] [--requests 1000000] [--probes 200000] [--changes 10000]
//   [--seconds 10] [--seed N]
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    requests: { type: 'string', default: '1000000' },
    probes: { type: 'string', default: '200000' },
    changes: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
refuseOther('only', values.only, ['generated', 'probes', 'listener', 'trail']);
Object.assign(process.env, {
  ATTACK_REQUESTS: values.requests,
  ATTACK_PROBES: values.probes,
  ATTACK_CHANGES: values.changes,
  ATTACK_SECONDS: values.seconds,
  ATTACK_SEED: values.seed,
});
console.log(`Seed ${values.seed}`);
ensureBuilt();
const vitest = await startVitest('test', values.only ? [`attack/${values.only}.`] : [], {
  config: 'attack/vitest.config.ts',
  run: true,
  watch: false,
});
await vitest.close();
