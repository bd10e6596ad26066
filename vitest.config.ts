import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['lib/testing/database-template.ts'],
    include: ['{lib,components,scripts}/**/*.test.{ts,tsx}'],
    // Each file that opens a database holds one whole Postgres in memory: more than two at once only wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
