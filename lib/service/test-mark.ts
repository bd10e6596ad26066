import type { Mode } from '#lib/contract/scalars';

/** What comes before a title that is read outside the dashboard, as an email's, if nothing of it is real. */
export function testMark(mode: Mode): string {
  return mode === 'test' ? '[Test] ' : '';
}
