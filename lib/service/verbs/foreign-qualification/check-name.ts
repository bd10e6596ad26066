import type { ProblemError } from '#lib/service/errors';
import { nameRefusal } from '#lib/service/verbs/application/name-refusal';
import type { Application } from '#lib/service/verbs/foreign-qualification/application';

/** Check 7: the name clears the state's rules and is available there. */
export function checkName(application: Application): ProblemError | null {
  return nameRefusal({ ...application, entityType: application.business.entity_type });
}
