import { casePageWords } from '../words.ts';
import type { CaseView } from './load-case.ts';

export type BegunAnswers = {
  answers: Record<string, unknown>;
  /** Where an answer came from, in words, by field name. */
  sources: Record<string, string>;
};

/**
 * The initial answers: the draft; otherwise the last answer, to be corrected; otherwise the submitted answer to the
 * same field. A document is never filled in, because the question asks for another one.
 */
export function answersToBegin({ item, draft, submitted }: CaseView): BegunAnswers {
  if (draft.version > 0) return { answers: draft.fields, sources: {} };
  const fields = item.request?.fields ?? [];
  const answers: Record<string, unknown> = {};
  const sources: Record<string, string> = {};
  for (const { name, type } of fields) {
    const sent = item.response?.fields[name];
    const value = sent ?? submitted[name];
    if (value === undefined || type === 'document') continue;
    answers[name] = value;
    sources[name] = sent === undefined ? casePageWords.asSubmitted : casePageWords.asAnswered;
  }
  return { answers, sources };
}
