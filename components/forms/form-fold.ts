import type { ReactNode } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';

/** A question that is still to be answered, or whose answer is wrong. */
export type OpenQuestion = Pick<AnswerField, 'name' | 'label'>;

/** A form that asks on top what is missing, and folds what is known to one line a question. */
export type FormFold = {
  /** Over the questions that are missing; `count` of them are. Left out where the page has a heading for them. */
  title?: (count: number) => string;
  /** Asks every required question, also one that has an answer: a case comes back for them. */
  asksAll?: boolean;
  /** Stands at the lower edge of the window. */
  bar: (missing: readonly OpenQuestion[], goTo: (name: string) => void) => ReactNode;
};

/** Something chosen beside the questions, with a line and a place of its own: the processing. */
export type FoldedChoice = {
  /** Of its control, whose id is made of it. */
  name: string;
  label: string;
  value: ReactNode;
  content: ReactNode;
};

/** Where a question stands: asked on top, folded to a line, or with the optional ones. */
export type Zone = 'missing' | 'known' | 'optional';
