import type { ProblemError } from '#lib/service/errors';
import type { FormationApplication } from '#lib/service/formation/formation-application';
import { nameRefusal } from '#lib/service/submission/check-name';
import { checkJurisdiction, checkStateRequirements, checkTier } from '#lib/service/submission/check-state';

/** What stands against a formation, in the order of a qualification's checks 4, 6, 7 and 8. */
export const formationChecks: readonly ((application: FormationApplication) => ProblemError | null)[] = [
  checkJurisdiction,
  checkTier,
  (application) => (application.name === '' ? null : nameRefusal(application)),
  checkStateRequirements,
];
