import type { CaseKind, FieldSpec } from '#lib/contract/case';
import type { FilingType } from '#lib/contract/filing';
import {
  certificateField,
  newNameField,
  newNameSummary,
  principalAddressField,
  remarksField,
} from '#lib/rules/case/case-fields';
import { theState } from '#lib/rules/the-state';

type Template = {
  reason: string;
  /** The types of filings that are never returned for it. */
  never: readonly FilingType[];
  label: string;
  kind: CaseKind;
  summary: string;
  details: string;
  fields: FieldSpec[];
};

/**
 * The case that each common rejection becomes: data, with one entry for each reason. `{state}` and `{legal_name}` are
 * replaced by those of the filing.
 */
const templates: readonly Template[] = [
  {
    reason: 'name_not_distinguishable',
    never: ['ein'],
    label: 'Name not distinguishable',
    kind: 'legal_name_change',
    summary: newNameSummary,
    details:
      '{state} returned the filing: **{legal_name}** cannot be told apart from a name on its record. Enter the name to file under instead. We check the new name before the filing continues.',
    fields: [newNameField],
  },
  {
    reason: 'certificate_too_old',
    never: ['formation', 'ein'],
    label: 'Certificate of good standing too old',
    kind: 'missing_information',
    summary: 'A newer certificate of good standing is needed',
    details:
      '{state} returned the filing of **{legal_name}**: the certificate of good standing is older than the state accepts. Order a new one from the home state and upload it.',
    fields: [certificateField, remarksField],
  },
  {
    reason: 'signature_missing',
    never: [],
    label: 'Signature missing or not accepted',
    kind: 'missing_information',
    summary: 'A signature is missing or was not accepted',
    details:
      '{state} returned the filing of **{legal_name}**: it is not signed by somebody who may sign it. Enter who signs, with the title under which this person signs.',
    fields: [
      {
        name: 'signer_name',
        type: 'string',
        description: 'Full name of the person who signs',
        required: true,
        example: 'Maria Okafor',
      },
      {
        name: 'signer_title',
        type: 'string',
        description: 'Title of the person who signs',
        required: true,
        example: 'Manager',
      },
      remarksField,
    ],
  },
  {
    reason: 'address_not_accepted',
    never: [],
    label: 'Address not accepted',
    kind: 'missing_information',
    summary: 'The address of the principal office was not accepted',
    details:
      '{state} returned the filing of **{legal_name}**: the address of the principal office is incomplete or not a street address.',
    fields: [principalAddressField, remarksField],
  },
  {
    reason: 'fee_short',
    never: ['ein'],
    label: 'Fee too low',
    kind: 'missing_information',
    summary: 'The state asks for a higher fee',
    details:
      '{state} returned the filing of **{legal_name}**: the fee was too low. Confirm that we pay the difference and charge it to you.',
    fields: [
      {
        name: 'pay_difference',
        type: 'boolean',
        description: 'Should we pay the difference and charge it to you?',
        required: true,
      },
      remarksField,
    ],
  },
  {
    reason: 'wrong_form',
    never: ['ein'],
    label: 'Wrong form',
    kind: 'missing_information',
    summary: 'The state asks for another form',
    details:
      '{state} returned the filing of **{legal_name}**: it asks for another form. Tell us what the company is, so that we file the right one.',
    fields: [
      {
        name: 'company_description',
        type: 'string',
        description: 'What the company is: for example a professional, series or low-profit LLC',
        required: true,
      },
      remarksField,
    ],
  },
  {
    reason: 'agent_not_accepted',
    never: ['ein'],
    label: 'Registered agent not accepted',
    kind: 'missing_information',
    summary: 'Another registered agent is needed',
    details:
      '{state} returned the filing of **{legal_name}**: it does not accept the registered agent. Name another one.',
    fields: [
      {
        name: 'registered_agent',
        type: 'object',
        description: 'Registered agent in {state}',
        required: true,
      },
      remarksField,
    ],
  },
];

type Worded = Omit<Template, 'never'>;
type TemplateQuestion = { legalName: string; state: string; type: FilingType };

/** The templates for a filing of this type, worded for one filing. The IRS returns an application for an EIN. */
export function caseTemplates({ legalName, state, type }: TemplateQuestion): Worded[] {
  const office = type === 'ein' ? 'The IRS' : state;
  const fill = (text: string) =>
    // After a space, the state is not the first word of its sentence.
    text
      .replaceAll(/ \{state\}/g, () => ` ${theState(office)}`)
      .replaceAll(/\{legal_name\}|\{state\}/g, (place) => (place === '{state}' ? office : legalName));
  return templates
    .filter(({ never }) => !never.includes(type))
    .map(({ never: _, ...template }) => ({
      ...template,
      summary: fill(template.summary),
      details: fill(template.details),
      fields: template.fields.map((field) => ({ ...field, description: fill(field.description) })),
    }));
}
