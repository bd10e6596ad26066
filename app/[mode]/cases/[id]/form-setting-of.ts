import type { FormSetting } from '#components/forms/form-setting';
import type { Session } from '#lib/session/session';
import type { CaseView } from './load-case.ts';

/** What stands around the questions of a case: the business, its people and its papers, and the day. */
export function formSettingOf({ mode }: Session, { filing, business, onFile, now }: CaseView): FormSetting {
  return {
    mode,
    today: now.slice(0, 10),
    businessId: filing?.business_id,
    jurisdiction: filing?.jurisdiction,
    homeJurisdiction: business?.formation_jurisdiction,
    owners: business?.owners,
    documents: onFile,
  };
}
