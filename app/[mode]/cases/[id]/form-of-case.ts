import { caseQuestions } from '#components/cases/case-questions.ts';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Session } from '#lib/session/session';
import { casePageWords } from '../words.ts';
import type { CaseView } from './load-case.ts';

export type CaseForm = {
  questions: AnswerField[];
  setting: FormSetting;
  begun: BegunAnswers;
  /** The faults of the initial answers. */
  faults: Fault[];
};

/** The form in which a case is answered. */
export function formOfCase(session: Session, view: CaseView): CaseForm {
  const setting = settingOf(session, view);
  const questions = caseQuestions(view.item, setting.today, view.stateFields);
  const begun = answersToBegin(view);
  return { questions, setting, begun, faults: faultsOf(questions, begun.answers, setting) };
}

type BegunAnswers = {
  answers: Record<string, unknown>;
  /** Where an answer came from, in words, by field name. */
  sources: Record<string, string>;
};

/**
 * The initial answers: the draft; otherwise the last answer, to be corrected; otherwise the submitted answer to the
 * same field. A document is never filled in, because the question asks for another one.
 */
function answersToBegin({ item, draft, submitted }: CaseView): BegunAnswers {
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

/** The context of its questions: the business, its people and its documents, and the date. */
function settingOf({ mode }: Session, view: CaseView): FormSetting {
  const { filing, business, onFile, now } = view;
  return {
    mode,
    today: now.slice(0, 10),
    businessId: business?.id,
    jurisdiction: filing?.jurisdiction ?? business?.registration_jurisdiction,
    homeJurisdiction: business?.formation_jurisdiction,
    owners: business?.owners,
    documents: onFile,
    refused: refusedIn(view),
  };
}

/** The earlier answers to fields that are asked again: the state rejected them. */
function refusedIn({ item, submitted }: CaseView): Record<string, unknown[]> {
  if (item.kind !== 'missing_information') return {};
  const sent = (item.request?.fields ?? []).map(({ name }): [string, unknown[]] => [
    name,
    [submitted[name], item.response?.fields[name]].filter((value) => value !== undefined),
  ]);
  return Object.fromEntries(sent);
}
