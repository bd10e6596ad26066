import type { Answers } from '#components/cases/merge-draft.ts';
import type { Mode } from '#lib/contract/scalars';

export type TypedAnswers = { answers: Answers; documents: readonly string[]; base: Answers };

const keyOf = (mode: Mode, id: string) => `case-answer:${mode}:${id}`;

/** What was typed and is not stored yet outlives a reload in the tab's own store, and no longer than the tab. */
export function keepTyped(mode: Mode, id: string, typed: TypedAnswers): void {
  try {
    sessionStorage.setItem(keyOf(mode, id), JSON.stringify(typed));
  } catch {
    // A full or forbidden store only loses the last second before a reload.
  }
}

export function readTyped(mode: Mode, id: string): TypedAnswers | null {
  try {
    const text = sessionStorage.getItem(keyOf(mode, id));
    return text ? (JSON.parse(text) as TypedAnswers) : null;
  } catch {
    return null;
  }
}

export function forgetTyped(mode: Mode, id: string): void {
  try {
    sessionStorage.removeItem(keyOf(mode, id));
  } catch {
    // As above.
  }
}
