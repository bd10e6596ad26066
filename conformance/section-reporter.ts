import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { sections as known } from './statements.ts';

type Counts = { passed: number; failed: number; skipped: number };

/** Reports the results of each section of the interface, then the failures, statement by statement. */
export class SectionReporter implements Reporter {
  onUserConsoleLog({ content }: { content: string }): void {
    process.stdout.write(content);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // In the order of the interface.
    const sections = new Map<string, Counts>(
      known.map(({ title }) => [title, { passed: 0, failed: 0, skipped: 0 }]),
    );
    const failures: string[] = [];
    for (const module of modules) {
      for (const { message, stack } of module.errors())
        failures.push(`${module.relativeModuleId}\n    ${stack ?? message}`);
      for (const test of module.children.allTests()) this.#count(test, sections, failures);
    }
    const width = Math.max(0, ...[...sections.keys()].map((title) => title.length));
    console.log('');
    for (const [title, { passed, failed, skipped }] of sections) {
      // With --only, most sections have no results.
      if (passed + failed === 0) continue;
      const rest = `${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
      console.log(
        `${failed ? '✗' : '✓'} ${title.padEnd(width)}  ${String(passed).padStart(3)} passed${rest}`,
      );
    }
    for (const failure of failures) console.log(`\n✗ ${failure}`);
    const total = [...sections.values()].reduce(add, { passed: 0, failed: 0, skipped: 0 });
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  }

  #count(test: TestCase, sections: Map<string, Counts>, failures: string[]): void {
    const title = test.name.split(' › ')[0] ?? test.name;
    const counts = sections.get(title) ?? { passed: 0, failed: 0, skipped: 0 };
    sections.set(title, counts);
    const { state, errors = [] } = test.result();
    if (state === 'passed') counts.passed += 1;
    else if (state === 'failed') counts.failed += 1;
    else counts.skipped += 1;
    for (const { message, diff } of state === 'failed' ? errors : []) {
      failures.push(`${test.name}\n    ${[message, diff ?? ''].join('\n').replaceAll('\n', '\n    ')}`);
    }
  }
}

function add(sum: Counts, { passed, failed, skipped }: Counts): Counts {
  return { passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped };
}
