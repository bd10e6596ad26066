import type { ReactNode } from 'react';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { Fault } from '#components/forms/check-shape.ts';

/** A question without an answer, or with one that is wrong. */
export type OpenQuestion = Pick<AnswerField, 'name' | 'label'> & { isWrong: boolean };

/** A form that asks first for missing answers, and collapses each known one to a line. */
export type FormFold = {
  /** The heading of the missing questions, of which there are `count`. Left out if the page has a heading for them. */
  title?: (count: number) => string;
  /** Of the form's `values`: a question with a fault is asked at the top. */
  faults: readonly Fault[];
  /** Asks every required question, even if it has an answer: the case was opened for them. */
  asksAll?: boolean;
  /** Fixed at the lower edge of the window. */
  bar: (open: readonly OpenQuestion[], goTo: (name: string) => void) => ReactNode;
  /** Disclosures beside that of the optional questions. */
  about?: ReactNode;
};

/** Something chosen beside the questions, with its own line and position: the processing speed. */
export type FoldedChoice = {
  /** The name from which the id of its control is made. */
  name: string;
  label: string;
  value: ReactNode;
  content: ReactNode;
};

/** The position of a question: asked at the top, collapsed to a line, or among the optional ones. */
export type Zone = 'missing' | 'known' | 'optional';
