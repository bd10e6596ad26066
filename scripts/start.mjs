import { ensureBuilt } from './build.mjs';
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './prepare.mjs';

const given = process.argv.slice(2);
const other = given.find((argument) => argument !== '--dev');
if (other) {
  console.error(
    `${other} is unknown: what can be set is set by variables, such as PORT=3001 npm start. .env.example names them.`,
  );
  process.exit(1);
}
ensureInstalled();
if (given.includes('--dev')) {
  // Next reloads pages by itself; a change of the service restarts the process.
  const watched = ['--watch', '--watch-preserve-output', '--watch-path=lib', '--watch-path=server.ts'];
  handOver([...watched, 'server.ts', '--dev'], { NODE_ENV: 'development' });
} else {
  // Of the roles, these two serve no page; started beside one that does, each would build at the same time.
  if (!['api', 'worker'].includes(process.env.ROLE ?? '')) ensureBuilt();
  handOver(['server.ts'], { NODE_ENV: 'production' });
}
