import { EinApplication } from '#lib/contract/ein-application';
import { monthNames } from '#lib/rules/calendar/month-names';
import type { PlanField } from '#lib/rules/plan/plan-requirement';

const { principal_activity, reason } = EinApplication.shape;

// The words of the boxes of Form SS-4, lines 16 and 10.
const activities: Record<(typeof principal_activity.options)[number], string> = {
  construction: 'Construction',
  real_estate: 'Real estate',
  rental_leasing: 'Rental & leasing',
  manufacturing: 'Manufacturing',
  transportation_warehousing: 'Transportation & warehousing',
  finance_insurance: 'Finance & insurance',
  health_care_social_assistance: 'Health care & social assistance',
  accommodation_food_service: 'Accommodation & food service',
  wholesale_agent_broker: 'Wholesale, agent or broker',
  wholesale_other: 'Wholesale, other',
  retail: 'Retail',
  other: 'Other',
};

const reasons: Record<(typeof reason.options)[number], string> = {
  started_new_business: 'Started a new business',
  hired_employees: 'Hired employees',
  banking_purpose: 'Banking purpose',
  changed_organization_type: 'Changed the type of organization',
  purchased_business: 'Purchased a going business',
  other: 'Other',
};

type Question = Pick<PlanField, 'name' | 'type' | 'label' | 'description' | 'required'> &
  Pick<PlanField, 'example' | 'options' | 'option_labels' | 'when'>;

const questions: Question[] = [
  {
    name: 'apply_for_ein',
    type: 'boolean',
    label: 'Apply for an EIN too',
    description: 'The application begins when the formation completes',
    required: true,
  },
  {
    name: 'ein_first_name',
    type: 'string',
    label: 'First name of the responsible party',
    description: 'The person who controls the company and its money (SS-4, line 7a)',
    required: true,
  },
  {
    name: 'ein_middle_name',
    type: 'string',
    label: 'Middle name of the responsible party',
    description: 'As on the social security card or the ITIN letter (SS-4, line 7a)',
    required: false,
  },
  {
    name: 'ein_last_name',
    type: 'string',
    label: 'Last name of the responsible party',
    description: 'As on the social security card or the ITIN letter (SS-4, line 7a)',
    required: true,
  },
  {
    name: 'ein_suffix',
    type: 'string',
    label: 'Suffix of the responsible party',
    description: 'For example Jr. or III',
    required: false,
  },
  {
    name: 'ein_title',
    type: 'string',
    label: 'Title of the responsible party',
    description: 'The position in the company',
    required: false,
    example: 'Managing member',
  },
  {
    name: 'ein_principal_activity',
    type: 'string',
    label: 'Principal activity',
    description: 'What best describes the business (SS-4, line 16)',
    required: true,
    options: [...principal_activity.options],
    option_labels: activities,
  },
  {
    name: 'ein_principal_activity_detail',
    type: 'string',
    label: 'What the company sells, makes or does',
    description: 'In a few words (SS-4, lines 16 and 17)',
    required: true,
    example: 'Freight brokerage',
  },
  {
    name: 'ein_reason',
    type: 'string',
    label: 'Reason for applying',
    description: 'Why the number is applied for (SS-4, line 10)',
    required: true,
    options: [...reason.options],
    option_labels: reasons,
  },
  {
    name: 'ein_employees_agricultural',
    type: 'number',
    label: 'Agricultural employees expected',
    description: 'The highest number in the next twelve months; 0 where left empty (SS-4, line 13)',
    required: false,
  },
  {
    name: 'ein_employees_household',
    type: 'number',
    label: 'Household employees expected',
    description: 'The highest number in the next twelve months; 0 where left empty (SS-4, line 13)',
    required: false,
  },
  {
    name: 'ein_employees_other',
    type: 'number',
    label: 'Other employees expected',
    description: 'The highest number in the next twelve months; 0 where left empty (SS-4, line 13)',
    required: false,
  },
  {
    name: 'ein_first_wages_date',
    type: 'date',
    label: 'First day on which wages are paid',
    description: 'Where employees are expected (SS-4, line 15)',
    required: false,
  },
  {
    name: 'ein_closing_month',
    type: 'string',
    label: 'Last month of the accounting year',
    description: 'December where left empty (SS-4, line 12)',
    required: false,
    options: monthNames.map((_, index) => String(index + 1)),
    option_labels: Object.fromEntries(monthNames.map((name, index) => [String(index + 1), name])),
  },
];

/** The EIN application as questions of a form, without the tax id, which is entered when the draft is submitted. */
export const einQuestions: PlanField[] = questions.map((question) => ({
  ...question,
  ...(question.name !== 'apply_for_ein' && { when: { field: 'apply_for_ein', equals: true } }),
  section: 'ein',
  common: true,
  sources: [],
}));
