import type { ProblemError } from '#lib/service/errors';
import {
  checkJurisdiction,
  checkStateRequirements,
  checkTier,
} from '#lib/service/verbs/application/check-state';
import { nameRefusal } from '#lib/service/verbs/application/name-refusal';
import type { FormationApplication } from '#lib/service/verbs/formation/formation-application';

/** What stands against a formation, in the order of a qualification's checks 4, 6, 7 and 8. */
export const formationChecks: readonly ((application: FormationApplication) => ProblemError | null)[] = [
  checkJurisdiction,
  checkTier,
  (application) => (application.name === '' ? null : nameRefusal(application)),
  checkStateRequirements,
];
