import { caseQuestions } from '#components/cases/case-questions.ts';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { Fault } from '#components/forms/check-shape.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Session } from '#lib/session/session';
import { answersToBegin, type BegunAnswers } from './answers-to-begin.ts';
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
