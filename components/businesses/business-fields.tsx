import { MANAGEMENT_WORDS } from '#components/businesses/business-words';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words';
import { STATE_OPTIONS } from '#components/filings/state-name';
import type { AnswerField } from '#components/forms/answer-field';
import type { FormSection } from '#components/forms/answer-form-props';

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

/** The record of a business as questions. Only three facts are needed to save one; the rest can wait. */
export const BUSINESS_FIELDS: readonly AnswerField[] = [
  {
    ...text('legal_name', 'Legal name', 'Exactly as on the record of the home state, punctuation included.'),
    example: 'Northwind Freight, LLC',
    required: true,
  },
  { ...choice('entity_type', 'Entity type', '', ENTITY_TYPE_WORDS), required: true },
  {
    ...choice('formation_jurisdiction', 'Home state', 'Where the company was formed.', STATES),
    required: true,
  },
  { ...text('formation_date', 'Formation date', 'The day on which the home state formed it.'), type: 'date' },
  text('registration_number', 'Registration number', 'The number that the state of this record gave it.'),
  choice('management_structure', 'Management', '', MANAGEMENT_WORDS),
  {
    ...text('principal_address', 'Principal office', ''),
    type: 'object',
    shape: 'address',
  },
  {
    ...text('mailing_address', 'Mailing address', ''),
    type: 'object',
    shape: 'address',
  },
  {
    ...text('owners', 'Owners', 'People and companies that own it; carried over to each registration.'),
    type: 'list',
    shape: 'governing_person',
    inner_offered: ['email', 'phone', 'ownership_percent'],
  },
  text('email', 'Business e-mail', ''),
  text('phone', 'Phone', ''),
  text('website', 'Website', 'With https:// at its beginning.'),
  text('purpose', 'Purpose', 'What the company does, in the words that a state may print.'),
];

export const BUSINESS_SECTIONS: readonly FormSection[] = [
  {
    id: 'company',
    title: 'Company',
    fields: [
      'legal_name',
      'entity_type',
      'formation_jurisdiction',
      'formation_date',
      'registration_number',
      'management_structure',
    ],
  },
  { id: 'addresses', title: 'Addresses', fields: ['principal_address', 'mailing_address'] },
  { id: 'people', title: 'People', fields: ['owners'] },
  { id: 'contact', title: 'Contact and purpose', fields: ['email', 'phone', 'website', 'purpose'] },
];

/** Facts that an application reads from the record and never takes elsewhere. */
const READ = ['legal_name', 'entity_type', 'formation_jurisdiction', 'formation_date', 'registration_number'];

const NEEDED_LATER = 'It can wait, but no application goes out without it.';

/** What is said at each fact about the applications that read it. */
export const BUSINESS_NOTES = {
  ...Object.fromEntries(READ.map((name) => [name, { source: 'Read by every application.' }])),
  formation_date: { source: `Read by every application. ${NEEDED_LATER}` },
  registration_number: { source: `Read by every application. ${NEEDED_LATER}` },
  owners: { source: `Carried over by every application. ${NEEDED_LATER}` },
};
