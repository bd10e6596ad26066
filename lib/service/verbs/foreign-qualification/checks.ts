import type { ProblemError } from '#lib/service/errors';
import {
  checkJurisdiction,
  checkStateRequirements,
  checkTier,
} from '#lib/service/verbs/application/check-state';
import type { Application } from '#lib/service/verbs/foreign-qualification/application';
import { checkName } from '#lib/service/verbs/foreign-qualification/check-name';
import {
  checkEntityType,
  checkFormationRegistration,
  checkNotRegistered,
  checkRecordComplete,
} from '#lib/service/verbs/foreign-qualification/check-record';

/** The eight checks in the order of the interface document. */
export const checks: readonly ((application: Application) => ProblemError | null)[] = [
  checkFormationRegistration,
  checkRecordComplete,
  checkEntityType,
  checkJurisdiction,
  checkNotRegistered,
  checkTier,
  checkName,
  checkStateRequirements,
];
