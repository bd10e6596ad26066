import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const components = join(import.meta.dirname, 'components');

export default defineConfig({
  // Vite reads the dot of `#components/*.ts` as any character, and so takes `address-inputs` for a file without JSX.
  resolve: { alias: [{ find: /^#components\/(.*)(?<!\.ts)$/, replacement: `${components}/$1.tsx` }] },
  test: {
    environment: 'node',
    globalSetup: ['lib/testing/database-template.ts'],
    include: ['{lib,components,scripts}/**/*.test.{ts,tsx}'],
    // Each file that opens a database holds one whole Postgres in memory: more than two at once only wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    // To load the service and to compile Postgres takes longer than most files: a worker does both once. Nothing of the
    // product keeps state in a module that one file could leave to the next.
    isolate: false,
    // What ends a hang, not what a test may take: a machine at half speed with other work beside it stays far below.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
    restoreMocks: true,
  },
});
