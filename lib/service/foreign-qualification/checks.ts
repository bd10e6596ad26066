import type { ProblemError } from '#lib/service/errors';
import type { Application } from '#lib/service/foreign-qualification/application';
import { checkName } from '#lib/service/foreign-qualification/check-name';
import {
  checkEntityType,
  checkFormationRegistration,
  checkNotRegistered,
  checkRecordComplete,
} from '#lib/service/foreign-qualification/check-record';
import { checkJurisdiction, checkStateRequirements, checkTier } from '#lib/service/submission/check-state';

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
