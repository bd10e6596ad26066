'use client';

import { createContext, useContext } from 'react';
import type { AnswerNote, FormSetting } from '#components/forms/form-setting.ts';
import type { TypedParty } from '#components/forms/typed-parties.ts';

type AnswerFormContextValue = {
  setting: FormSetting;

  notes: Readonly<Record<string, AnswerNote>>;
  /** Reports that the answer under this path of the form has changed. */
  changed: (path: string) => void;
  left: (path: string) => void;
  /** Reports that a document for this question is being uploaded, or no longer is. */
  uploads: (name: string, isUnderWay: boolean) => void;
  /** Runs what may move the page once no pointer is pressed. */
  afterPress: (act: () => void) => void;
  /** Where the principal office is asked, so that other addresses may stand for it; null where it is not. */
  principalPath: string | null;
  /** Everybody whom the answers name so far. */
  parties: readonly TypedParty[];
  /** Whether a question that is drawn was opened for it: then all of it stands open. */
  isFolded: boolean;
};

const Context = createContext<AnswerFormContextValue | null>(null);

export const AnswerFormProvider = Context.Provider;

export function useAnswerForm(): AnswerFormContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('A field of an answer stands in an AnswerForm.');
  return value;
}
