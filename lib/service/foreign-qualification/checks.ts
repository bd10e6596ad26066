import { isGiven } from '#lib/contract/is-asked';
import type { NameCheck } from '#lib/contract/name-check';
import { missingFacts } from '#lib/rules/requirement/missing-facts';
import { canBeQualified } from '#lib/rules/requirement/qualified-types';
import { theState } from '#lib/rules/the-state';
import { registrationStatusOf } from '#lib/service/business/registration-status';
import { ProblemError } from '#lib/service/errors';
import type { Application } from '#lib/service/foreign-qualification/application';
import {
  type Check,
  checkJurisdiction,
  checkStateRequirements,
  checkTier,
  nameCheckOf,
  nameRefusal,
} from '#lib/service/submission/checks';

/** The eight checks in the order of the interface document. */
export const checks: readonly Check<Application>[] = [
  checkFormationRegistration,
  checkRecordComplete,
  checkEntityType,
  checkJurisdiction,
  checkNotRegistered,
  checkTier,
  checkName,
  checkStateRequirements,
];

/** Check 1: the record is the registration in the state of formation. Loading it has shown that it exists. */
function checkFormationRegistration(application: Application): ProblemError | null {
  const { business } = application;
  const home = business.registration_jurisdiction === business.formation_jurisdiction;
  if (home && business.formation_business_id === null) return checkFormed(application);
  return new ProblemError(
    'not_formation_registration',
    'This record is a registration in another state. Qualify the business as registered in its formation state.',
    business.formation_business_id ? { formation_business_id: business.formation_business_id } : {},
  );
}

/** A company that is not formed yet has no registration in its home state; a canceled one will never have one. */
function checkFormed(application: Application): ProblemError | null {
  const { business, formation } = application;
  const filing = formation ? `filing ${formation.id}` : 'its filing';
  switch (registrationStatusOf(business)) {
    case 'forming':
      if (isFormingThere(application)) return null;
      return new ProblemError(
        'not_formation_registration',
        `The company is being formed by ${filing}, which is ${formation?.status.replaceAll('_', ' ') ?? 'under way'}. It can be qualified once that filing is completed.`,
      );
    case 'canceled':
      return new ProblemError(
        'not_formation_registration',
        formation
          ? `The formation of the company by ${filing} was canceled, so there is nothing to qualify.`
          : 'The record of the company was removed, so there is nothing to qualify.',
      );
    default:
      return null;
  }
}

/** In the state that is forming the company, check 5 reports the registration in progress. */
function isFormingThere({ business, jurisdiction }: Application): boolean {
  return registrationStatusOf(business) === 'forming' && business.formation_jurisdiction === jurisdiction;
}

/** Check 2: every gap of the record at once. */
function checkRecordComplete(application: Application): ProblemError | null {
  const { business } = application;
  // The completion of a formation fills in what it lacks.
  if (isFormingThere(application)) return null;
  const missing = missingFacts(business);
  if (missing.length === 0) return null;
  return new ProblemError(
    'business_incomplete',
    `The business record lacks ${missing.map(({ field }) => field.replaceAll('_', ' ')).join(', ')}. Complete it with PATCH /v1/business/${business.id}.`,
    { missing },
  );
}

/** Check 3. */
function checkEntityType({ business }: Application): ProblemError | null {
  if (canBeQualified(business.entity_type)) return null;
  return new ProblemError(
    'entity_type_not_supported',
    `Only a US LLC can be qualified in another state so far. This business is a ${business.entity_type.replaceAll('_', ' ')}.`,
  );
}

/** Check 5: a pending or completed registration blocks another, a canceled one does not. */
function checkNotRegistered({ standing, rules }: Application): ProblemError | null {
  if (!standing || !rules) return null;
  const { jurisdiction: _target, ...existing } = standing;
  return new ProblemError(
    'already_registered',
    existing.status === 'pending'
      ? `The registration of this business in ${theState(rules.name)} is under way.`
      : `This business is registered in ${theState(rules.name)} already.`,
    { existing_registration: existing },
  );
}

/** Check 7: the name follows the state's rules and is available there. */
export function checkName(application: Application): ProblemError | null {
  return nameRefusal({
    ...application,
    entityType: application.business.entity_type,
    hasConsent: hasConsent(application),
  });
}

/** The letter is about the name of the record, not about another one that a case settles. */
function hasConsent({ rules, body, name, business }: Application): boolean {
  const takesLetter = rules?.foreign_qualification.fields.some(
    (field) => field.name === 'name_consent_letter',
  );
  return takesLetter === true && isGiven(body.name_consent_letter) && name === business.legal_name;
}

export function nameCheckOfQualification(application: Application): NameCheck | null {
  return nameCheckOf({ ...application, entityType: application.business.entity_type });
}
