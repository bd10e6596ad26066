import type { OperationType } from '#lib/contract/operation-type';
import type { RequirementField } from '#lib/contract/requirement';

type Common = Pick<RequirementField, 'name' | 'type' | 'description' | 'required' | 'example'>;

const company: Common[] = [
  {
    name: 'email',
    type: 'string',
    description: 'Where do we and the state write to the company?',
    required: true,
    example: 'filings@northwind.example',
  },
  {
    name: 'phone',
    type: 'string',
    description: 'Phone number of the company',
    required: false,
    example: '+1 302 555 0134',
  },
  {
    name: 'website',
    type: 'string',
    description: 'Web address of the company',
    required: false,
    example: 'https://northwind.example',
  },
  {
    name: 'principal_address',
    type: 'object',
    description: 'Where is the principal office of the company?',
    required: true,
  },
  {
    name: 'mailing_address',
    type: 'object',
    description: 'Where is mail to be sent, if not to the principal office?',
    required: false,
  },
];

const contact: Common = {
  name: 'contact',
  type: 'object',
  description: 'Whom do we ask about this filing? Never sent to the state.',
  required: true,
};

const agent: Common = {
  name: 'registered_agent',
  type: 'object',
  description: 'Who is the registered agent in the state? If you name none, we serve as the agent.',
  required: false,
};

/** Request fields that a state may ask for: they are part of the interface, but are shown only if the state asks. */
const whereAsked: Record<OperationType, readonly string[]> = {
  foreign_qualification: ['governing_persons', 'purpose'],
  formation: ['initial_governing_persons'],
};

const formation: Common[] = [
  {
    name: 'entity_name',
    type: 'string',
    description: 'What is the new company to be called, with its designator?',
    required: true,
    example: 'Northwind Freight, LLC',
  },
  {
    name: 'purpose',
    type: 'string',
    description: 'What is the purpose clause of the articles of organization?',
    required: true,
    example: 'Any lawful business',
  },
  {
    name: 'organizers',
    type: 'list',
    description: 'Who executes the articles? At least one person or entity.',
    required: true,
  },
];

/** Interface document, request bodies: fields for every state. */
export function commonFields(type: OperationType): Common[] {
  return [...(type === 'formation' ? formation : []), ...company, contact, agent];
}

export function isCommonField(name: string, type: OperationType): boolean {
  if (name === 'effective_date' || whereAsked[type].includes(name)) return true;
  return commonFields(type).some((field) => field.name === name);
}
