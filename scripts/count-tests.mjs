const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of a vitest JSON report. A file that could not be loaded counts as one failed test. In a partial run, tests
 * that were left out do not count as skipped.
 */
export function countVitest(report, isPart = false) {
  if (!report) return none;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: isPart ? 0 : report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright JSON report. An error outside any test (a failed setup) counts as one failed test. */
export function countPlaywright(report) {
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** The tests of a Playwright JSON report that passed only on a retry, each as "file:line, title". */
export function flakyTests(report) {
  const specs = (suites = []) => suites.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites)]);
  return specs(report?.suites)
    .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line}, ${title}`);
}
