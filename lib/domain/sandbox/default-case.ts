import type { CaseKind, FieldSpec } from '#lib/contract/case';

export type CaseText = { summary: string; details: string; fields: FieldSpec[] };

/** What a case asks for where its opener says no more than its kind. */
export function defaultCase(
  kind: CaseKind,
  { legalName, jurisdictionName }: { legalName: string; jurisdictionName: string },
): CaseText {
  switch (kind) {
    case 'missing_information':
      return {
        summary: 'Certificate of good standing and principal office needed',
        details: `${jurisdictionName} returned the application of **${legalName}** with two remarks:\n\n- the certificate of good standing from the home state cannot be read; upload a new one\n- the street address of the principal office is incomplete`,
        fields: [
          {
            name: 'certificate_of_good_standing',
            type: 'document',
            description: 'Certificate of good standing from the home state',
            required: true,
            document_types: ['certificate_of_good_standing'],
          },
          {
            name: 'principal_address',
            type: 'object',
            description: 'Principal office with its full street address',
            required: true,
          },
          {
            name: 'remarks',
            type: 'string',
            description: 'Anything that the state should know',
            required: false,
          },
        ],
      };
    case 'legal_name_change':
      return {
        summary: 'The name is not available; another one is needed',
        details: `${jurisdictionName} has **${legalName}**, or a name that cannot be told apart from it, on record. Give the name to file under instead. It is checked again before the filing goes on.`,
        fields: [
          {
            name: 'legal_name',
            type: 'string',
            description: 'Name to file under instead, with its designator',
            required: true,
            example: 'Northwind Freight of Delaware, LLC',
          },
        ],
      };
    case 'ra_termination':
      return {
        summary: 'A new registered agent is needed before our service ends',
        details: `Our registered-agent service for **${legalName}** in ${jurisdictionName} is to end. Name the agent who takes over and the day, so that the company is never without one; or say that our service is to go on.`,
        fields: [
          {
            name: 'keep_service',
            type: 'boolean',
            description: 'Is our service to go on after all?',
            required: true,
          },
          {
            name: 'registered_agent',
            type: 'object',
            description: `Registered agent in ${jurisdictionName} who takes over, unless our service goes on`,
            required: false,
          },
          {
            name: 'termination_date',
            type: 'date',
            description: 'Day on which the new agent takes over, unless our service goes on',
            required: false,
          },
          {
            name: 'reason',
            type: 'string',
            description: 'Why our service is to go on',
            required: false,
          },
        ],
      };
  }
}
