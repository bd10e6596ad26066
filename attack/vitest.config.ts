import { defineConfig } from 'vitest/config';

// One after the other: what one sends must not slow what another measures.
export default defineConfig({
  test: {
    include: ['attack/*.attack.ts'],
    globalSetup: ['lib/testing/database-template.ts'],
    maxWorkers: 1,
    pool: 'forks',
    testTimeout: 7_200_000,
    hookTimeout: 120_000,
  },
});
