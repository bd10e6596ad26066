import type { Pair } from '#components/businesses/metadata-pairs.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import type { Mode } from '#lib/contract/scalars';

/** What was typed over the record and is not saved yet. */
export type TypedRecord = {
  answers: Answers;
  pairs?: readonly Pair[];
  /** What of a register was taken over, so that it is taken once and what is typed over it stays. */
  found?: string;
};

const keyOf = (mode: Mode, id: string | undefined) => `business:${mode}:${id ?? 'new'}`;

/** It outlives a reload and a sign-in in the tab's own store, and no longer than the tab. */
export function keepTypedRecord(mode: Mode, id: string | undefined, typed: TypedRecord): void {
  try {
    sessionStorage.setItem(keyOf(mode, id), JSON.stringify(typed));
  } catch {
    // A full or forbidden store only loses what a reload would have kept.
  }
}

export function readTypedRecord(mode: Mode, id: string | undefined): TypedRecord | null {
  try {
    const text = sessionStorage.getItem(keyOf(mode, id));
    return text ? (JSON.parse(text) as TypedRecord) : null;
  } catch {
    return null;
  }
}

export function forgetTypedRecord(mode: Mode, id: string | undefined): void {
  try {
    sessionStorage.removeItem(keyOf(mode, id));
  } catch {
    // As above.
  }
}
