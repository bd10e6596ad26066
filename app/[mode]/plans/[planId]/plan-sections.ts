import type { AnswerField } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import type { FoldedChoice } from '#components/forms/form-fold.ts';
import { addDays } from '#lib/rules/calendar/days';
import type { PlanSection } from '#lib/rules/plan/plan-requirement';
import type { LoadedPlan } from './load-plan.ts';
import { planFormWords } from './words.ts';

const titles: Record<PlanSection, string> = {
  company: planFormWords.company,
  people: planFormWords.people,
  agent: planFormWords.agent,
  state: planFormWords.state,
  documents: planFormWords.documents,
  ein: planFormWords.ein,
  timing: planFormWords.timing,
};

const order: PlanSection[] = ['company', 'people', 'agent', 'state', 'documents', 'ein', 'timing'];

type Dated = Pick<LoadedPlan, 'requirement' | 'today' | 'latestStart'> & {
  business: Pick<NonNullable<LoadedPlan['business']>, 'formation_date'> | null;
};

/** The state's questions as the form draws them: dates with the days between which they make sense. */
export function formFields(loaded: Dated): (AnswerField & { section: PlanSection })[] {
  return loaded.requirement.fields.map((field) => ({
    ...field,
    ...limitsOf(field.name, loaded),
    ...(field.name === 'apply_for_ein' && {
      description: `${field.description}. ${planFormWords.taxIdLater}`,
    }),
  }));
}

const FARTHEST = 730;

function limitsOf(
  name: string,
  { requirement, today, latestStart, business }: Dated,
): Pick<AnswerField, 'earliest' | 'latest' | 'ahead'> {
  const ahead = (days: number, what: string) => ({ latest: { day: addDays(today, days), what } });
  if (name === 'effective_date') {
    const { max_days } = requirement.effective_date;
    const latest = max_days === null ? {} : ahead(max_days, planFormWords.daysFromToday(max_days));
    return { ahead: true, earliest: { day: today, what: 'today in UTC' }, ...latest };
  }
  if (name === 'business_start_date') {
    const formedOn = business?.formation_date;
    const earliest = formedOn && { earliest: { day: formedOn, what: planFormWords.formationDay } };
    return { ...earliest, latest: { day: latestStart, what: planFormWords.aYear } };
  }
  if (name === 'ein_first_wages_date') return ahead(FARTHEST, planFormWords.twoYears);
  return {};
}

type SectionedField = AnswerField & { section: PlanSection };

/** The parts of the form that have something to ask, with the processing in the last of them. */
export function planSections(fields: readonly SectionedField[], processing: FoldedChoice): FormSection[] {
  return order
    .filter((id) => id === 'timing' || fields.some((field) => field.section === id))
    .map((id) => ({
      id,
      title: titles[id],
      fields: fields.filter((field) => field.section === id).map(({ name }) => name),
      ...(id === 'timing' && { choice: processing }),
    }));
}
