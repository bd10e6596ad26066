import { casePageWords } from '../words.ts';
import type { CaseView } from './load-case.ts';

export type BegunAnswers = {
  answers: Record<string, unknown>;
  /** Where an answer came from, in words, by field name. */
  sources: Record<string, string>;
};

/**
 * What the form begins with: the draft; else the last answer, to be corrected; else what was submitted under the same
 * name. A document is never filled in: the question is there because another one is wanted.
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
