import { type TestContext, test } from 'vitest';
import { statementOf } from './statements.ts';

type Run = (context: TestContext) => void | Promise<void>;

/**
 * A test of one statement, named after its section and words. `where` distinguishes it from another test of the
 * statement.
 */
export function states(id: string, run: Run, where?: string): void {
  test(nameOf(id, where), run);
}

/** Like `states`, if the target and the keys allow it; otherwise it is reported as skipped. */
export function statesIf(condition: unknown, id: string, run: Run, where?: string): void {
  test.skipIf(!condition)(nameOf(id, where), run);
}

function nameOf(id: string, where: string | undefined): string {
  const { section, text } = statementOf(id);
  return `${section} › ${text}${where ? ` (${where})` : ''} [${id}]`;
}
