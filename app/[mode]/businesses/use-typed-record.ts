'use client';

import { useEffect, useState } from 'react';
import { type Pair, pairsOf } from '#components/businesses/metadata-pairs';
import { answersOf } from '#components/businesses/record-changes';
import type { Answers } from '#components/forms/answer-field';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { forgetTypedRecord, keepTypedRecord, readTypedRecord, type TypedRecord } from './typed-record.ts';

/** What the form holds: the record, and over it what was typed, which comes back after a reload. */
export function useTypedRecord(mode: Mode, business: Business | undefined) {
  const [typed, setTyped] = useState<TypedRecord>({ answers: {} });
  const [isBack, setIsBack] = useState(false);
  const id = business?.id;

  useEffect(() => {
    const kept = readTypedRecord(mode, id);
    if (!kept) return;
    setTyped(kept);
    setIsBack(true);
  }, [mode, id]);

  function keep(next: TypedRecord) {
    setTyped(next);
    keepTypedRecord(mode, id, next);
  }

  return {
    values: { ...(business ? answersOf(business) : {}), ...typed.answers } as Answers,
    pairs: typed.pairs ?? pairsOf(business?.metadata ?? {}),
    /** It was typed before a reload; the form is drawn anew with it. */
    isBack,
    change: (name: string, value: unknown) =>
      keep({ ...typed, answers: { ...typed.answers, [name]: value } }),
    setPairs: (pairs: Pair[]) => keep({ ...typed, pairs }),
    forget: () => forgetTypedRecord(mode, id),
    startAnew: () => {
      forgetTypedRecord(mode, id);
      setTyped({ answers: {} });
      setIsBack(false);
    },
  };
}
