// npm run test:webkit: the main trip and a plan in WebKit, which is installed if necessary.
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureWebKit } from './webkit.mjs';

if (!ensureWebKit()) {
  console.error('WebKit could not be installed: the packages are webkit2gtk-driver and xvfb of Debian.');
  process.exit(1);
}
ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'webkit.spec.ts'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
