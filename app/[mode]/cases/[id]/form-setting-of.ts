import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Session } from '#lib/session/session';
import type { CaseView } from './load-case.ts';

/** The context of a case's questions: the business, its people and its documents, and the date. */
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

/** The earlier answers to fields that are asked again: the state rejected them. */
function refusedIn({ item, submitted }: CaseView): Record<string, unknown[]> {
  if (item.kind !== 'missing_information') return {};
  const sent = (item.request?.fields ?? []).map(({ name }): [string, unknown[]] => [
    name,
    [submitted[name], item.response?.fields[name]].filter((value) => value !== undefined),
  ]);
  return Object.fromEntries(sent);
}
