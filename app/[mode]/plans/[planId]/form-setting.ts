import type { Answers } from '#components/forms/answer-field.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import type { Mode } from '#lib/contract/scalars';
import { einPerson } from './ein-person.ts';
import type { LoadedPlan } from './load-plan.ts';

/** What the questions of a state are asked and checked with. */
export function formSetting(mode: Mode, loaded: LoadedPlan, values: Answers): FormSetting {
  const { business, state, today, contacts, documents } = loaded;
  const { jurisdiction } = state;
  return {
    mode,
    today,
    jurisdiction,
    contacts,
    ...(business
      ? {
          businessId: business.id,
          homeJurisdiction: business.formation_jurisdiction,
          owners: business.owners,
        }
      : {
          homeJurisdiction: jurisdiction,
          documentOwners: loaded.documentOwners,
          organizers: loaded.organizers,
          offices: loaded.offices,
        }),
    people: einPerson(values),
    documents,
  };
}
