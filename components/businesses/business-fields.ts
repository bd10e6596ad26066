import { MANAGEMENT_WORDS } from '#components/businesses/business-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { STATE_OPTIONS } from '#components/filings/state-name.ts';
import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import type { Business } from '#lib/contract/business';
import { factsOfFiling } from '#lib/contract/registration-status';

const text = (name: string, label: string, description: string): AnswerField => ({
  name,
  label,
  description,
  type: 'string',
  required: false,
});

const choice = (
  name: string,
  label: string,
  description: string,
  words: Readonly<Record<string, string>>,
): AnswerField => ({
  ...text(name, label, description),
  options: Object.keys(words),
  option_labels: words,
});

const STATES = Object.fromEntries(STATE_OPTIONS.map(({ value, label }) => [value, label]));

/** The record of a business as questions. Only three facts are required to save one; the rest can wait. */
export const BUSINESS_FIELDS: readonly AnswerField[] = [
  {
    ...text('legal_name', businessWords.fields.legalName, businessWords.fields.legalNameHint),
    example: 'Northwind Freight, LLC',
    required: true,
  },
  { ...choice('entity_type', businessWords.fields.entityType, '', ENTITY_TYPE_WORDS), required: true },
  {
    ...choice(
      'formation_jurisdiction',
      businessWords.fields.homeState,
      businessWords.fields.homeStateHint,
      STATES,
    ),
    required: true,
  },
  {
    ...text('formation_date', businessWords.fields.formationDate, businessWords.fields.formationDateHint),
    type: 'date',
  },
  text('registration_number', businessWords.fields.number, businessWords.fields.numberHint),
  {
    ...text(
      'registration_date',
      businessWords.fields.registrationDate,
      businessWords.fields.registrationDateHint,
    ),
    type: 'date',
  },
  choice('management_structure', businessWords.fields.management, '', MANAGEMENT_WORDS),
  {
    ...text('principal_address', businessWords.fields.principalOffice, ''),
    type: 'object',
    shape: 'address',
  },
  {
    ...text('mailing_address', businessWords.fields.mailingAddress, ''),
    type: 'object',
    shape: 'address',
  },
  {
    ...text('owners', businessWords.fields.owners, businessWords.fields.ownersHint),
    type: 'list',
    shape: 'governing_person',
    inner_offered: ['email', 'phone', 'ownership_percent'],
  },
  text('email', businessWords.fields.email, ''),
  text('phone', businessWords.fields.phone, ''),
  text('website', businessWords.fields.website, businessWords.fields.websiteHint),
  text('purpose', businessWords.fields.purpose, businessWords.fields.purposeHint),
];

export const BUSINESS_SECTIONS: readonly FormSection[] = [
  {
    id: 'company',
    title: businessWords.fields.company,
    fields: [
      'legal_name',
      'entity_type',
      'formation_jurisdiction',
      'formation_date',
      'registration_number',
      'registration_date',
      'management_structure',
    ],
  },
  {
    id: 'addresses',
    title: businessWords.fields.addresses,
    fields: ['principal_address', 'mailing_address'],
  },
  { id: 'people', title: businessWords.fields.people, fields: ['owners'] },
  { id: 'contact', title: businessWords.fields.contact, fields: ['email', 'phone', 'website', 'purpose'] },
];

/**
 * The facts that can be edited: the form of a record that a filing created leaves out the facts that the filing
 * controls, and only a registration has the date of one; its home state is that of its home record. No company was
 * formed or registered after `today`, YYYY-MM-DD.
 */
export function editableFields(business: Business | undefined, today?: string): readonly AnswerField[] {
  const isMade = business && business.registration_status !== 'record';
  const isRegistration = business && business.formation_business_id !== null;
  const kept: readonly string[] = isMade
    ? factsOfFiling
    : [isRegistration ? 'formation_jurisdiction' : 'registration_date'];
  const fields = BUSINESS_FIELDS.filter(({ name }) => !kept.includes(name)).map((field) =>
    // The calendar counts from a date that is known.
    field.name === 'registration_date' && business?.registration_date ? { ...field, required: true } : field,
  );
  if (today === undefined) return fields;
  const latest = { day: today, what: 'today in UTC' };
  return fields.map((field) => (field.type === 'date' ? { ...field, latest } : field));
}

/** Facts that a plan reads from the record and accepts nowhere else. */
const READ = ['legal_name', 'entity_type', 'formation_jurisdiction', 'formation_date', 'registration_number'];

/** The note at each fact about the plans that read it. */
export const BUSINESS_NOTES = {
  ...Object.fromEntries(READ.map((name) => [name, { source: businessWords.fields.read }])),
  formation_date: { source: businessWords.fields.readLater },
  registration_number: { source: businessWords.fields.readLater },
  owners: { source: businessWords.fields.carriedLater },
};
