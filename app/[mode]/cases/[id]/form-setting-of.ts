import type { FormSetting } from '#components/forms/form-setting';
import type { Session } from '#lib/session/session';
import type { CaseView } from './load-case.ts';

/** What stands around the questions of a case: the business, its people and its papers, and the day. */
export function formSettingOf({ mode }: Session, { filing, business, onFile, now }: CaseView): FormSetting {
  return {
    mode,
    today: now.slice(0, 10),
    businessId: business?.id,
    jurisdiction: filing?.jurisdiction ?? business?.registration_jurisdiction,
    homeJurisdiction: business?.formation_jurisdiction,
    owners: business?.owners,
    documents: onFile,
  };
}
