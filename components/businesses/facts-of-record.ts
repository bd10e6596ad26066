import { MANAGEMENT_WORDS } from '#components/businesses/business-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { addressLines } from '#components/forms/answer-words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import type { Business } from '#lib/contract/business';

export type RecordFact = {
  key: string;
  term: string;
  value: string | null;
  /** These facts appear, or will appear, on a public record word for word. */
  isRecord: boolean;
};

const onRecord = (key: string, term: string, value: string | null): RecordFact => ({
  key,
  term,
  value,
  isRecord: true,
});

const ours = (key: string, term: string, value: string | null): RecordFact => ({
  key,
  term,
  value,
  isRecord: false,
});

/** Facts that a plan reads from the record and accepts nowhere else. */
export function readFacts(business: Business): RecordFact[] {
  const { formation_date, registration_jurisdiction, registration_date } = business;
  return [
    onRecord('legal_name', businessWords.fields.legalName, business.legal_name),
    ours('entity_type', businessWords.fields.entityType, ENTITY_TYPE_WORDS[business.entity_type]),
    onRecord(
      'formation_jurisdiction',
      businessWords.fields.homeState,
      stateName(business.formation_jurisdiction),
    ),
    onRecord(
      'formation_date',
      businessWords.fields.formationDate,
      formation_date && formatCivilDate(formation_date),
    ),
    onRecord(
      'registration_number',
      businessWords.fields.numberIn(stateName(registration_jurisdiction)),
      business.registration_number,
    ),
    ...(business.formation_business_id === null
      ? []
      : [
          onRecord(
            'registration_date',
            businessWords.fields.registrationDate,
            registration_date && formatCivilDate(registration_date),
          ),
        ]),
  ];
}

/** Facts that a plan starts with, if a state asks for them. */
export function furtherFacts(business: Business): RecordFact[] {
  const { management_structure, principal_address, mailing_address } = business;
  const mail = linesOf(mailing_address);
  return [
    ours(
      'management_structure',
      businessWords.fields.management,
      management_structure && MANAGEMENT_WORDS[management_structure],
    ),
    onRecord('principal_address', businessWords.fields.principalOffice, linesOf(principal_address)),
    mail
      ? onRecord('mailing_address', businessWords.fields.mailingAddress, mail)
      : ours(
          'mailing_address',
          businessWords.fields.mailingAddress,
          principal_address && businessWords.fields.sameAsPrincipal,
        ),
    onRecord('purpose', businessWords.fields.purpose, business.purpose),
    ours('email', businessWords.fields.email, business.email),
    ours('phone', businessWords.fields.phone, business.phone),
    ours('website', businessWords.fields.website, business.website),
  ];
}

function linesOf(address: Business['principal_address']): string | null {
  return address && addressLines(address).join('\n');
}
