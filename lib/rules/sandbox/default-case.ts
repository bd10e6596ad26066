import type { CaseKind, FieldSpec } from '#lib/contract/case';
import type { FilingType } from '#lib/contract/filing';
import {
  certificateField,
  newNameField,
  newNameSummary,
  principalAddressField,
  remarksField,
} from '#lib/rules/case/case-fields';
import { theState, theStateFirst } from '#lib/rules/the-state';

export type CaseText = { summary: string; details: string; fields: FieldSpec[] };

/** The summary of a case whose questions its opener gives, for kinds that may ask for anything. */
export const summaryOfOthers: Partial<Record<CaseKind, string>> = {
  missing_information: 'More information needed',
};

/** What a case asks for if its opener gives only its kind. `type` is that of the filing, if it is about one. */
export function defaultCase(
  kind: CaseKind,
  { legalName, jurisdictionName, type }: { legalName: string; jurisdictionName: string; type?: FilingType },
): CaseText {
  switch (kind) {
    case 'missing_information':
      // No state can certify a company that is being formed.
      if (type === 'formation' || type === 'ein') {
        return {
          summary: 'Full address of the principal office needed',
          details: `${theStateFirst(jurisdictionName)} returned the filing of **${legalName}**: the street address of the principal office is incomplete.`,
          fields: [principalAddressField, remarksField],
        };
      }
      return {
        summary: 'Certificate of good standing and principal office needed',
        details: `${theStateFirst(jurisdictionName)} returned the filing of **${legalName}** for two reasons:\n\n- The certificate of good standing from the home state is not readable. Upload a new one.\n- The street address of the principal office is incomplete.`,
        fields: [certificateField, principalAddressField, remarksField],
      };
    case 'legal_name_change':
      return {
        summary: newNameSummary,
        details: `${theStateFirst(jurisdictionName)} already has **${legalName}**, or a name that is not distinguishable from it, on record. Enter the name to file under instead. We check the new name before the filing continues.`,
        fields: [newNameField],
      };
    case 'ra_termination':
      return {
        summary: 'A new registered agent is needed before our service ends',
        details: `Our registered-agent service for **${legalName}** in ${theState(jurisdictionName)} will end. Enter the agent who takes over and the day, so that the company is never without an agent. Or ask us to continue our service.`,
        fields: [
          {
            name: 'keep_service',
            type: 'boolean',
            description: 'Should our service continue after all?',
            required: true,
          },
          {
            name: 'registered_agent',
            type: 'object',
            description: `Registered agent in ${theState(jurisdictionName)} who takes over, unless our service continues`,
            required: true,
            when: { field: 'keep_service', equals: false },
          },
          {
            name: 'termination_date',
            type: 'date',
            description: 'Day on which the new agent takes over, unless our service continues',
            required: true,
            when: { field: 'keep_service', equals: false },
          },
          {
            name: 'reason',
            type: 'string',
            description: 'Why our service should continue',
            required: false,
            when: { field: 'keep_service', equals: true },
          },
        ],
      };
  }
}
