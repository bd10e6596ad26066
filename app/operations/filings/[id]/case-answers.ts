import type { Case } from '#lib/contract/case';
import type { Document } from '#lib/contract/document';
import { documentWords } from '#lib/rules/document/document-words';
import { answerText } from '#lib/rules/filing/answer-text';
import { caseDeskWords } from './words.ts';

export type CaseAnswer = { question: string; text: string };

/** The partner's answers with the labels of their questions; a document by its name. */
export function answersOf(
  { request, response }: Pick<Case, 'request' | 'response'>,
  documents: readonly Document[],
): CaseAnswer[] {
  if (!response) return [];
  const named = (id: unknown) => {
    const found = documents.find((document) => document.id === id);
    return found ? `${documentWords(found.types)}, ${found.filename}` : null;
  };
  const answers = (request?.fields ?? []).flatMap(({ name, type, description }) => {
    const value = response.fields[name];
    const text = (type === 'document' && named(value)) || answerText(value);
    return text === null ? [] : [{ question: description, text }];
  });
  const attached = (response.documents ?? []).flatMap((id) => named(id) ?? []);
  return [
    ...answers,
    ...(attached.length > 0 ? [{ question: caseDeskWords.attached, text: attached.join('\n') }] : []),
  ];
}
