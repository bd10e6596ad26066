import { ensureBuilt } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
if (process.argv.includes('--dev')) {
  // Next reloads pages by itself; a change of the service restarts the process.
  const watched = ['--watch', '--watch-preserve-output', '--watch-path=lib', '--watch-path=server.ts'];
  handOver([...watched, 'server.ts', '--dev'], { NODE_ENV: 'development' });
} else {
  ensureBuilt();
  handOver(['server.ts'], { NODE_ENV: 'production' });
}
