'use client';

import { createContext, useContext } from 'react';
import type { AnswerNote, FormSetting } from '#components/forms/form-setting.ts';
import type { TypedParty } from '#components/forms/typed-parties.ts';

type AnswerFormContextValue = {
  setting: FormSetting;

  notes: Readonly<Record<string, AnswerNote>>;
  /** Reports that the answer at this path of the form has changed. */
  changed: (path: string) => void;
  left: (path: string) => void;
  /** Reports whether a document for this question is being uploaded. */
  uploads: (name: string, isUnderWay: boolean) => void;
  /** Runs what may shift the page once no pointer is pressed. */
  afterPress: (act: () => void) => void;
  /** The path of the principal office, so that other addresses may refer to it; null if it is not asked. */
  principalPath: string | null;
  /** All people whom the answers name so far. */
  parties: readonly TypedParty[];
  /** Whether a question was opened directly: then all of its parts are open. */
  isFolded: boolean;
};

const Context = createContext<AnswerFormContextValue | null>(null);

export const AnswerFormProvider = Context.Provider;

export function useAnswerForm(): AnswerFormContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('A field of an answer stands in an AnswerForm.');
  return value;
}
