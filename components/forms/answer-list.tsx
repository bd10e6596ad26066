import type { ReactNode } from 'react';
import { type AnswerField, type Answers, isOnRecord, labelOf } from '#components/forms/answer-field.ts';
import { answerWords } from '#components/forms/answer-words.ts';
import { type Fact, FactList } from '#components/ui/fact-list';
import { TextLink } from '#components/ui/text-link';
import type { Document } from '#lib/contract/document';
import { isGiven } from '#lib/contract/is-asked';

type AnswerListProps = {
  fields: readonly AnswerField[];
  answers: Answers;
  documents?: readonly Document[];
  /** What happened to an answer since, under its value. */
  noteOf?: (field: AnswerField) => ReactNode;
  hrefOfDocument?: (id: string) => string;
  layout?: 'wide' | 'narrow';
};

/** The answers in the words that are sent, without unanswered questions. */
export function AnswerList(props: AnswerListProps) {
  const { fields, answers, documents, noteOf, hrefOfDocument, layout } = props;
  const facts = fields
    .filter(({ name }) => isGiven(answers[name]))
    .map((field): Fact => {
      const value = answers[field.name];
      const words = answerWords(field, value, documents).join('\n');
      const href = field.type === 'document' ? hrefOfDocument?.(String(value)) : undefined;
      return {
        key: field.name,
        term: labelOf(field),
        record: isOnRecord(field),
        value: href ? (
          <TextLink href={href} tone="record">
            {words}
          </TextLink>
        ) : (
          <span className="whitespace-pre-line break-words">{words}</span>
        ),
        note: noteOf?.(field),
      };
    });
  return <FactList facts={facts} {...(layout && { layout })} />;
}
