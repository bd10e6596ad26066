// node scripts/run.mjs <file> [arguments]: installs what is missing and runs the file on the pinned Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { handOver } from './hand-over.mjs';
import { ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
handOver([...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []), ...process.argv.slice(2)]);
