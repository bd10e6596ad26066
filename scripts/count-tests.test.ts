import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, flakyTests } from './count-tests.mjs';

describe('countVitest', () => {
  test('a file that does not load is a failure, though no test of it ran', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });
});

describe('countPlaywright', () => {
  test('a failed setup is a failure', () => {
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 2 },
      errors: [{ message: 'no server' }],
    };
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test('no report counts as no tests', () => {
    expect(countPlaywright(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('flakyTests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'trips.spec.ts',
    line: 7,
    tests: [{ status }],
  });

  test('a test that passed only on a retry is listed, at any depth', () => {
    const report = {
      suites: [
        {
          specs: [spec('first', 'expected'), spec('second', 'flaky')],
          suites: [{ specs: [spec('third', 'flaky'), spec('fourth', 'unexpected')] }],
        },
      ],
    };
    expect(flakyTests(report)).toEqual(['trips.spec.ts:7, second', 'trips.spec.ts:7, third']);
  });

  test('no report lists none', () => {
    expect(flakyTests(undefined)).toEqual([]);
  });
});
