import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const name = 'statehouse-client';

/** The package's own index; every schema is imported by its file name. */
const index = [
  "export { ClientProblem } from '#lib/client/client-problem';",
  "export { createClient } from '#lib/client/create-client';",
];
const indexTypes = [
  "export type { Client } from '#lib/client/create-client';",
  "export type { ClientOptions } from '#lib/client/transport';",
];

/**
 * Packs lib/client and its schemas into a tarball in the folder, and returns its path. The sources are compiled one by
 * one, so that a bundler includes only what is used, and import each other through the package's `imports`.
 */
export function packClient(into: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-client-'));
  try {
    const { version, license, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    compile(folder);
    writeFileSync(join(folder, 'dist/index.js'), lines(index));
    writeFileSync(join(folder, 'dist/index.d.ts'), lines([...index, ...indexTypes]));
    writeJson(join(folder, 'package.json'), manifestOf({ version, license, zod: dependencies.zod }));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    const guide = readFileSync(join(root, 'docs/guides/typescript-client.md'), 'utf8');
    writeFileSync(join(folder, 'README.md'), guide.replaceAll('{base_url}', 'https://filings.example.com'));
    mkdirSync(into, { recursive: true });
    const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', into], folder);
    return join(resolve(into), packed.trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Facts = { version: string; license: string; zod: string };

function manifestOf({ version, license, zod }: Facts) {
  const at = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  return {
    name,
    version,
    description: 'Typed client of the Statehouse filing API',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22' },
    files: ['dist'],
    exports: { '.': at('index'), './contract/*': at('contract/*') },
    imports: { '#lib/*': at('*') },
    dependencies: { zod: `^${zod}` },
  };
}

function compile(folder: string): void {
  const contract = readdirSync(join(root, 'lib/contract')).filter((file) => !file.endsWith('.test.ts'));
  const config = join(folder, 'tsconfig.json');
  writeJson(config, {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // Declarations then use the import paths that Node resolves.
      module: 'nodenext',
      moduleResolution: 'nodenext',
      allowImportingTsExtensions: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      isolatedModules: true,
      rootDir: join(root, 'lib'),
      outDir: join(folder, 'dist'),
      // It must also run in browsers, so it may not use Node's types.
      types: [],
    },
    include: [],
    files: [
      join(root, 'lib/client/create-client.ts'),
      ...contract.map((file) => join(root, 'lib/contract', file)),
    ],
  });
  try {
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], root);
  } finally {
    rmSync(config);
  }
}

function run(program: string, args: string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

if (import.meta.main) console.log(packClient(process.argv[2] ?? root));
