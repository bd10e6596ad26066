import { defineConfig } from 'vitest/config';

const suite = 'conformance/suite';
const generated = `${suite}/generated.conformance.ts`;
const burst = `${suite}/rate-limit.conformance.ts`;
const common = { pool: 'forks', maxWorkers: 2, testTimeout: 120_000, hookTimeout: 120_000 } as const;

// The generated requests act on everything that exists, so they run after the statements.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'statements',
          include: [`${suite}/*.conformance.ts`],
          exclude: process.env.CONFORMANCE_BURST === 'yes' ? [generated] : [generated, burst],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...common, name: 'generated', include: [generated], sequence: { groupOrder: 1 } } },
    ],
  },
});
