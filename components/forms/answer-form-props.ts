import type { ReactNode } from 'react';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import type { FoldedChoice, FormFold } from '#components/forms/form-fold.ts';
import type { AnswerNote, FormSetting } from '#components/forms/form-setting.ts';
import type { FieldError } from '#lib/contract/problem';

export type FormSection = {
  id: string;
  title: string;
  description?: ReactNode;
  /** Names of its questions, in their order. */
  fields: readonly string[];
  /** Shown after its questions when they are collapsed. */
  choice?: FoldedChoice;
};

export type AnswerFormProps = {
  fields: readonly AnswerField[];
  /** Names of the questions that are drawn; the others are there for what depends on their answers. All if missing. */
  only?: readonly string[];
  /** The answers so far, by field name. A value that others changed is put into the form. */
  values: Answers;
  onChange: (name: string, value: unknown) => void;
  onBlur?: () => void;
  /** Called with the answers to send once the form's own checks pass. */
  onSubmit: (answers: Answers) => void | Promise<void>;
  setting: FormSetting;
  /** Refusals of the service; their pointers identify the questions. */
  problems?: readonly FieldError[];
  /** The answers that `problems` are about, if these may be older: an answer that has changed since is not refused. */
  checked?: Answers;
  /** The request that was refused for them. */
  requestId?: string | null;
  attempt?: number;
  notes?: Readonly<Record<string, AnswerNote>>;
  sections?: readonly FormSection[];
  /** If missing, every question is open, part by part. */
  fold?: FormFold;
  id?: string;
  children?: ReactNode;
};
