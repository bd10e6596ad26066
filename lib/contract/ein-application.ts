import { z } from 'zod';
import { PersonName } from '#lib/contract/party';
import { CivilDate, text } from '#lib/contract/scalars';
import { TAX_ID, TAX_ID_WANTED } from '#lib/contract/tax-id';

const TaxId = z
  .string()
  .trim()
  .regex(TAX_ID, TAX_ID_WANTED)
  .refine((id) => !/^0{3}|^666|^\d{3}-?00|0{4}$/.test(id), 'No SSN or ITIN has these digits. Check it.')
  .meta({
    description:
      'SSN or ITIN. Encrypted when it arrives; never given back to you: answers, events and logs carry its last four digits at most. The staff member who files the application reads it, which your audit log shows.',
    example: '900-12-3456',
  });

const Employees = z.int('Use a whole number.').min(0, 'Use 0 or more.').max(1_000_000).default(0);

/** What the application for an Employer Identification Number (IRS form SS-4) asks beyond the formation. */
export const EinApplication = z
  .object({
    responsible_party: z
      .object({
        name: PersonName,
        tax_id: TaxId,
        title: text(100).optional().meta({ example: 'Managing member' }),
      })
      .meta({
        id: 'EinResponsibleParty',
        description: 'The person who controls the company and its money (SS-4, lines 7a and 7b)',
      }),
    principal_activity: z
      .enum([
        'construction',
        'real_estate',
        'rental_leasing',
        'manufacturing',
        'transportation_warehousing',
        'finance_insurance',
        'health_care_social_assistance',
        'accommodation_food_service',
        'wholesale_agent_broker',
        'wholesale_other',
        'retail',
        'other',
      ])
      .meta({ description: 'SS-4, line 16', example: 'transportation_warehousing' }),
    principal_activity_detail: text(200).meta({
      description: 'What is sold, made or done, in a few words (SS-4, lines 16 and 17)',
      example: 'Freight brokerage',
    }),
    reason: z
      .enum([
        'started_new_business',
        'hired_employees',
        'banking_purpose',
        'changed_organization_type',
        'purchased_business',
        'other',
      ])
      .meta({
        description: 'Why the number is applied for (SS-4, line 10)',
        example: 'started_new_business',
      }),
    expected_employees: z.object({ agricultural: Employees, household: Employees, other: Employees }).meta({
      id: 'EinExpectedEmployees',
      description: 'The highest number expected in the next twelve months; 0 where none (SS-4, line 13)',
    }),
    first_wages_date: CivilDate.optional().meta({
      description: 'First day on which wages are paid, where employees are expected (SS-4, line 15)',
    }),
    closing_month: z.int().min(1).max(12).optional().meta({
      description: 'Last month of the accounting year, 1 to 12; December where left out (SS-4, line 12)',
      example: 12,
    }),
  })
  .meta({ id: 'EinApplication' });
export type EinApplication = z.infer<typeof EinApplication>;
