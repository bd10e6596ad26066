import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FieldWords } from '#components/ui/field-frame';

/** The props of every kind of answer: the question, its path in the form, its words. */
export type AnswerFieldProps = { field: AnswerField; path: string; words: FieldWords };
