import type { ReactNode } from 'react';
import type { AnswerField, Answers } from '#components/forms/answer-field';
import type { FormSection } from '#components/forms/answer-form-props';
import { faultsOf, tidyAnswers } from '#components/forms/answers-schema';
import type { FormSetting } from '#components/forms/form-setting';
import { pathOfAnswer, pathOfVisit } from '#components/plans/plan-path';
import type { Task } from '#components/plans/task-list';
import { askedFields } from '#lib/contract/asked-fields';
import type { Plan } from '#lib/contract/console/plan';
import type { PlanRequirement, PlanSection } from '#lib/contract/console/plan-requirement';

const titles: Record<PlanSection, string> = {
  company: 'Company',
  people: 'People',
  agent: 'Registered agent',
  state: 'Questions of the state',
  documents: 'Documents',
  ein: 'Employer Identification Number',
  timing: 'Timing',
};

const order: PlanSection[] = ['company', 'people', 'agent', 'state', 'documents', 'ein', 'timing'];

/** The state's questions as the form draws them: the window of the effective date as days of the calendar. */
export function formFields(
  requirement: PlanRequirement,
  today: string,
): (AnswerField & { section: PlanSection })[] {
  const { max_days } = requirement.effective_date;
  const latest = max_days === null ? undefined : addDays(today, max_days);
  return requirement.fields.map((field) =>
    field.name === 'effective_date' ? { ...field, earliest: today, ...(latest && { latest }) } : field,
  );
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
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
  plan: Plan;
  jurisdiction: string;
};

/** How far each part is, and whether somebody has been there: untouched and unfinished are told apart. */
export function sectionTasks({ fields, values, setting, plan, jurisdiction }: TaskQuestion): Task[] {
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
        visit: visits.toSorted((a, b) => b.version - a.version)[0] ?? null,
      };
    });
}
