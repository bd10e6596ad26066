import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Session } from '#lib/session/session';
import type { CaseView } from './load-case.ts';

/** What stands around the questions of a case: the business, its people and its documents, and the day. */
export function formSettingOf({ mode }: Session, view: CaseView): FormSetting {
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

/** What was submitted before under the name of a question that is asked again: the state rejected it. */
function refusedIn({ item, submitted }: CaseView): Record<string, unknown[]> {
  if (item.kind !== 'missing_information') return {};
  const sent = (item.request?.fields ?? []).map(({ name }): [string, unknown[]] => [
    name,
    [submitted[name], item.response?.fields[name]].filter((value) => value !== undefined),
  ]);
  return Object.fromEntries(sent);
}
