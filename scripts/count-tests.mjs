import { stripVTControlCharacters } from 'node:util';

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of a vitest JSON report. A file that could not be loaded counts as one failed test.
 */
export function countVitest(report) {
  if (!report) return none;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report. An error outside any test (a failed setup) counts as one failed test. */
export function countPlaywright(report) {
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** The failed tests of a vitest JSON report, each as "file, title" with the reason below it. */
export function failedVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}, which did not load`];
    return failed.map(({ fullName, failureMessages }) => `${name}, ${fullName}${reason(failureMessages[0])}`);
  });
}

/**
 * The tests of a Playwright JSON report with this outcome, each as "file:line, title" with the reason below it:
 * `unexpected` failed, `flaky` passed only on a retry.
 */
export function playwrightTests(report, outcome) {
  const specs = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites)]);
  return specs(report?.suites)
    .filter((spec) => spec.tests.some(({ status }) => status === outcome))
    .map(({ file, line, title, tests }) => `${file}:${line}, ${title}${reason(errorOf(tests))}`);
}

function errorOf(tests) {
  const results = tests.flatMap((test) => test.results);
  return results.find((result) => result.error)?.error.message;
}

/** The beginning of an error, as lines below the name of a test: the end of a run is all that some logs keep. */
function reason(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  return lines
    .slice(0, 8)
    .map((line) => `\n      ${line.slice(0, 200)}`)
    .join('');
}
