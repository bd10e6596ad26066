import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { codeFolders } from './code-folders.ts';

// dependency-cruiser reads TypeScript with the compiler's old interface, which TypeScript 7 no longer has.
registerHooks({
  resolve: (specifier, context, next) => {
    const old = specifier === 'typescript' || specifier.startsWith('typescript/');
    return next(old ? specifier.replace('typescript', 'typescript-6') : specifier, context);
  },
});

const [{ cruise }, { default: extractOptions }] = await Promise.all([
  import('dependency-cruiser'),
  import('dependency-cruiser/config-utl/extract-depcruise-options'),
]);
const roots = [...codeFolders, 'server.ts', 'proxy.ts'].filter(existsSync);
const options = await extractOptions('./.dependency-cruiser.cjs');
const { output, exitCode } = await cruise(roots, { ...options, outputType: 'err' });
process.stdout.write(String(output));
// dependency-cruiser silently skips files that it cannot parse, so an empty run must fail.
const seen = /\((\d+) modules|(\d+) modules/.exec(String(output));
if (Number(seen?.[1] ?? seen?.[2] ?? 0) === 0) throw new Error('No module was looked at.');
process.exitCode = exitCode;
