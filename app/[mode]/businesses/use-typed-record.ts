'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { type Pair, pairsOf } from '#components/businesses/metadata-pairs.ts';
import { answersOf } from '#components/businesses/record-changes.ts';
import { browserStore } from '#components/drafts/browser-store.ts';
import type { Answers } from '#components/forms/answer-field.ts';
import { shown } from '#lib/config/shown';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';

/** Typed changes to the record that are not saved yet. */
type TypedRecord = {
  answers: Answers;
  pairs?: readonly Pair[];
  /** Which values came from a register, so that each is copied once and typed changes to it stay. */
  found?: string;
};

const NOTHING: Answers = {};

/**
 * The values of the form: the record, or the register's data, overlaid with what was typed, which is restored after a
 * reload.
 */
export function useTypedRecord(mode: Mode, business: Business | undefined, found: Answers = NOTHING) {
  const taken = useRef(found);
  const [typed, setTyped] = useState<TypedRecord>({ answers: found });
  // An Undo runs long after it was offered: it changes what is typed by then.
  const last = useRef(typed);
  const [isBack, setIsBack] = useState(false);
  // It outlives a reload and a sign-in, and no longer than the tab.
  const id = business?.id ?? `new in ${shown().organization}`;
  const store = useMemo(() => browserStore('sessionStorage', `business:${mode}:${id}`), [mode, id]);

  useEffect(() => {
    const kept = store.read() as TypedRecord | null;
    if (!kept) return;
    const whole = withFound(kept, taken.current);
    last.current = whole;
    setTyped(whole);
    // Values copied from the register a moment ago do not count as typed.
    const isTyped = whole === kept || Object.keys(kept.answers).some((name) => !(name in taken.current));
    setIsBack(isTyped);
  }, [store]);

  const pairsIn = ({ pairs }: TypedRecord) => pairs ?? pairsOf(business?.metadata ?? {});

  function keep(change: (now: TypedRecord) => Partial<TypedRecord>) {
    const now = last.current;
    const whole = { ...now, ...change(now), found: JSON.stringify(taken.current) };
    last.current = whole;
    setTyped(whole);
    store.write(whole);
  }

  return {
    values: { ...(business ? answersOf(business) : {}), ...typed.answers } as Answers,
    pairs: pairsIn(typed),
    /** It was typed before a reload; the form is drawn again with it. */
    isBack,
    change: (name: string, value: unknown) =>
      keep(({ answers }) => ({ answers: { ...answers, [name]: value } })),
    changePairs: (change: (now: readonly Pair[]) => readonly Pair[]) =>
      keep((now) => ({ pairs: change(pairsIn(now)) })),
    forget: () => store.write(null),
    startAnew: () => {
      store.write(null);
      last.current = { answers: found };
      setTyped(last.current);
      setIsBack(false);
    },
  };
}

/** New data from the register replaces what was typed before; later changes stay. */
function withFound(kept: TypedRecord, found: Answers): TypedRecord {
  const mark = JSON.stringify(found);
  return kept.found === mark ? kept : { ...kept, answers: { ...kept.answers, ...found }, found: mark };
}
