import type { NameCheck } from '#lib/contract/name-check';
import type { ProblemError } from '#lib/service/errors';
import type { Application } from '#lib/service/foreign-qualification/application';
import { nameCheckOf, nameRefusal } from '#lib/service/submission/check-name';

/** Check 7: the name clears the state's rules and is available there. */
export function checkName(application: Application): ProblemError | null {
  return nameRefusal({ ...application, entityType: application.business.entity_type });
}

export function nameCheckOfQualification(application: Application): NameCheck | null {
  return nameCheckOf({ ...application, entityType: application.business.entity_type });
}
