'use client';

import { useEffect, useState } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { focusAnswerNext } from '#components/forms/focus-answer.ts';
import type { Zone } from '#components/forms/form-fold.ts';
import { formKey } from '#components/forms/form-key.ts';
import { placeFollowUps, placeQuestions } from '#components/forms/place-questions.ts';
import { fieldId } from '#components/ui/field-id.ts';
import { idOfAddress } from '#components/ui/id-of-address.ts';
import { focusWhenDrawn } from '#components/ui/when-drawn.ts';
import { isGiven } from '#lib/contract/is-asked';

type FoldQuestion = {
  shown: readonly AnswerField[];
  answers: Readonly<Record<string, unknown>>;
  faulty: ReadonlySet<string>;
  /** Names of the questions that must be visible: a check has refused them, or two people have answered. */
  forced: readonly string[];
  asksAll: boolean;
};

/**
 * The questions at the top, the collapsed ones, and which of them are open. A question keeps its position until the
 * page is opened again, so that none disappears while somebody answers it.
 */
export function useFolds({ shown, answers, faulty, forced, asksAll }: FoldQuestion) {
  const [zones, setZones] = useState(() => placeQuestions({ shown, answers, faulty, asksAll }));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set<string>());
  const [showsOptional, showOptional] = useState(false);

  const placed = shown.every(({ name }) => zones[name]) ? zones : placeFollowUps(zones, shown);
  const called = shown.filter(({ name }) => !zones[name] && !isGiven(answers[name])).map(({ name }) => name);
  const toOpen = [...called, ...forced].filter((name) => !opened.has(name));
  if (placed !== zones) setZones(placed);
  if (toOpen.length > 0) {
    setOpened(new Set([...opened, ...toOpen]));
    if (toOpen.some((name) => placed[name] === 'optional')) showOptional(true);
  }

  function open(name: string) {
    setOpened((known) => new Set([...known, name]));
    if (placed[name] === 'optional') showOptional(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed when it is arrived at
  useEffect(() => {
    const arrive = () => {
      const named = idOfAddress().split('.')[0] ?? '';
      const field = shown.find(({ name }) => fieldId(formKey(name)) === named);
      if (field) open(field.name);
      else if (named.startsWith(fieldId(''))) open(named.slice(fieldId('').length));
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  return {
    zoneOf: (name: string): Zone => placed[name] ?? 'missing',
    isOpen: (name: string) => opened.has(name),
    open: (name: string) => {
      open(name);
      focusAnswerNext(name);
    },
    close: (name: string) => {
      setOpened((known) => new Set([...known].filter((other) => other !== name)));
      focusWhenDrawn(changeId(name));
    },
    showsOptional,
    showOptional,
  };
}

export type Folds = ReturnType<typeof useFolds>;

/** The id of the button that opens a collapsed question. */
export function changeId(name: string): string {
  return `change-${formKey(name)}`;
}
