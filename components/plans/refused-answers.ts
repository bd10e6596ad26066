import type { Answers } from '#components/forms/answer-field.ts';
import { readPointer } from '#components/forms/form-key.ts';
import type { FieldError } from '#lib/contract/problem';

/** The fields that a check has refused, with the answers that they had then; null before any check. */
export type RefusedAnswers = ReadonlyMap<string, unknown> | null;

export function refusedAnswers(faults: readonly FieldError[], checked: Answers): RefusedAnswers {
  const names = faults.flatMap(({ pointer }) => readPointer(pointer)?.[0] ?? []);
  return new Map(names.map((name) => [name, checked[name]]));
}

/** Whether a question still has a fault after a check: one that is seen here, or one that nobody has mended since. */
export function stillRefused(
  refused: RefusedAnswers,
  faulty: ReadonlySet<unknown>,
  name: string,
  answer: unknown,
): boolean {
  if (refused === null) return false;
  return (
    faulty.has(name) || (refused.has(name) && JSON.stringify(refused.get(name)) === JSON.stringify(answer))
  );
}
