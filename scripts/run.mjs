// node scripts/run.mjs <file> [arguments]: installs what is missing and runs the file on the pinned Node.
import { handOver } from './hand-over.mjs';
import { ensureInstalled } from './prepare.mjs';

ensureInstalled();
handOver(['--env-file-if-exists=.env', ...process.argv.slice(2)]);
