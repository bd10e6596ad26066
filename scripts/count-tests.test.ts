import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, failedVitest, playwrightTests } from './count-tests.mjs';

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

describe('failedVitest', () => {
  test('names each failed test with its reason, and a file that does not load', () => {
    const report = {
      testResults: [
        { name: 'lib/a.test.ts', status: 'failed', assertionResults: [] },
        {
          name: 'lib/b.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a plan is kept',
              failureMessages: [
                'Error: seed 7\n\n\u001b[31mexpected 1\u001b[39m\n    at run (/clone/node_modules/a.js:1:2)\n',
              ],
            },
            { status: 'passed', fullName: 'a plan is deleted' },
          ],
        },
      ],
    };
    expect(failedVitest(report)).toEqual([
      'lib/a.test.ts, which did not load',
      'lib/b.test.ts, a plan is kept\n      Error: seed 7\n      expected 1',
    ]);
  });

  test('no report names none', () => {
    expect(failedVitest(undefined)).toEqual([]);
  });
});

describe('playwrightTests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'trips.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: `Error: ${title}` } }, {}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('first', 'expected'), spec('second', 'flaky')],
        suites: [{ specs: [spec('third', 'flaky'), spec('fourth', 'unexpected')] }],
      },
    ],
  };

  test('a test that passed only on a retry is listed, at any depth', () => {
    expect(playwrightTests(report, 'flaky')).toEqual([
      'trips.spec.ts:7, second\n      Error: second',
      'trips.spec.ts:7, third\n      Error: third',
    ]);
  });

  test('a failed test is listed', () => {
    expect(playwrightTests(report, 'unexpected')).toEqual(['trips.spec.ts:7, fourth\n      Error: fourth']);
  });

  test('no report lists none', () => {
    expect(playwrightTests(undefined, 'flaky')).toEqual([]);
  });
});
