import type { ReactNode } from 'react';
import type { AnswerField, Answers } from '#components/forms/answer-field.ts';
import type { FormSection } from '#components/forms/answer-form-props.ts';
import { faultsOf, tidyAnswers } from '#components/forms/answers-schema.ts';
import { daysAfter } from '#components/forms/check-date.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { pathOfAnswer, pathOfVisit } from '#components/plans/plan-path.ts';
import { type RefusedAnswers, stillRefused } from '#components/plans/refused-answers.ts';
import type { Task } from '#components/plans/task-list';
import { askedFields } from '#lib/contract/asked-fields';
import type { PlanDraft } from '#lib/contract/plan-draft';
import type { PlanRequirement, PlanSection } from '#lib/rules/plan/plan-requirement';
import { planFormWords } from '../words.ts';

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

/** The state's questions as the form draws them: dates with the days between which they make sense. */
export function formFields(
  requirement: PlanRequirement,
  today: string,
  formedOn: string | null,
): (AnswerField & { section: PlanSection })[] {
  return requirement.fields.map((field) => ({
    ...field,
    ...limitsOf(field.name, requirement, today, formedOn),
  }));
}

const FARTHEST = 730;

function limitsOf(
  name: string,
  { effective_date: { max_days } }: PlanRequirement,
  today: string,
  formedOn: string | null,
): Pick<AnswerField, 'earliest' | 'latest' | 'ahead'> {
  const ahead = (days: number, what: string) => ({ latest: { day: daysAfter(today, days), what } });
  if (name === 'effective_date') {
    const latest = max_days === null ? {} : ahead(max_days, planFormWords.daysFromToday(max_days));
    return { ahead: true, earliest: { day: today, what: 'today' }, ...latest };
  }
  if (name === 'business_start_date') {
    const earliest = formedOn && { earliest: { day: formedOn, what: planFormWords.formationDay } };
    return { ...earliest, ...ahead(FARTHEST, planFormWords.twoYears) };
  }
  if (name === 'ein_first_wages_date') return ahead(FARTHEST, planFormWords.twoYears);
  return {};
}

type SectionedField = AnswerField & { section: PlanSection };

/** The parts of the form that have something to ask; `ends` stand after the questions of their part. */
export function planSections(
  fields: readonly SectionedField[],
  ends: Partial<Record<PlanSection, ReactNode>>,
): FormSection[] {
  return order
    .filter((id) => ends[id] || fields.some((field) => field.section === id))
    .map((id) => ({
      id,
      title: titles[id],
      fields: fields.filter((field) => field.section === id).map(({ name }) => name),
      ...(ends[id] && { end: ends[id] }),
    }));
}

type TaskQuestion = {
  fields: readonly SectionedField[];
  values: Answers;
  setting: FormSetting;
  plan: PlanDraft;
  jurisdiction: string;
  refused: RefusedAnswers;
};

/** How far each part is, and whether somebody has been there: untouched differs from unfinished. */
export function sectionTasks({ fields, values, setting, plan, jurisdiction, refused }: TaskQuestion): Task[] {
  const answers = tidyAnswers(fields, values);
  const asked = askedFields(fields, answers);
  const faulty = new Set(faultsOf(fields, values, setting).map(({ path }) => path[0]));
  return order
    .filter((id) => id === 'timing' || fields.some((field) => field.section === id))
    .map((id) => {
      const own = asked.filter((field) => field.section === id);
      const counted = own.filter((field) => field.required || answers[field.name] !== undefined);
      const stamps = own.map((field) => plan.stamps[pathOfAnswer({ common: false, ...field }, jurisdiction)]);
      const visits = [...stamps, plan.stamps[pathOfVisit(id, jurisdiction)]].flatMap((stamp) => stamp ?? []);
      return {
        id,
        title: titles[id],
        total: counted.length,
        done: counted.filter(({ name }) => !faulty.has(name)).length,
        faults: own.filter(({ name }) => stillRefused(refused, faulty, name, values[name])).length,
        visit: visits.toSorted((a, b) => b.version - a.version)[0] ?? null,
      };
    });
}
