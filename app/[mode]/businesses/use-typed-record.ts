'use client';

import { useRef, useState } from 'react';
import { type Pair, pairsOf } from '#components/businesses/metadata-pairs.ts';
import { answersOf } from '#components/businesses/record-changes.ts';
import { useKept } from '#components/drafts/use-kept.ts';
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
  const [isBack, setIsBack] = useState(false);
  const id = business?.id ?? `new in ${shown().organization}`;
  const first: TypedRecord = { answers: found };
  const { typed, change, forget } = useKept(`business:${mode}:${id}`, first, (kept) => {
    const whole = withFound(kept, taken.current);
    // Values copied from the register a moment ago do not count as typed.
    setIsBack(whole === kept || Object.keys(kept.answers).some((name) => !(name in taken.current)));
    return whole;
  });
  const pairsIn = ({ pairs }: TypedRecord) => pairs ?? pairsOf(business?.metadata ?? {});
  const keep = (to: (now: TypedRecord) => Partial<TypedRecord>) =>
    change((now) => ({ ...to(now), found: JSON.stringify(taken.current) }));

  return {
    values: { ...(business ? answersOf(business) : {}), ...typed.answers } as Answers,
    pairs: pairsIn(typed),
    /** It was typed before a reload; the form is drawn again with it. */
    isBack,
    change: (name: string, value: unknown) =>
      keep(({ answers }) => ({ answers: { ...answers, [name]: value } })),
    changePairs: (to: (now: readonly Pair[]) => readonly Pair[]) =>
      keep((now) => ({ pairs: to(pairsIn(now)) })),
    /** The page stays as it is until the next one is there. */
    forget: () => forget(typed),
    startAnew: () => {
      forget();
      setIsBack(false);
    },
  };
}

/** New data from the register replaces what was typed before; later changes stay. */
function withFound(kept: TypedRecord, found: Answers): TypedRecord {
  const mark = JSON.stringify(found);
  return kept.found === mark ? kept : { ...kept, answers: { ...kept.answers, ...found }, found: mark };
}
