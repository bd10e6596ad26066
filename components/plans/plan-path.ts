import { readDate } from '#components/ui/read-date.ts';
import type { PlanDraft } from '#lib/contract/plan-draft';
import { isPlausible } from '#lib/contract/plausible-dates';
import type { RequirementField } from '#lib/contract/requirement';

/** The path of an answer in a plan: among the shared answers, or among those of this state. */
export function pathOfAnswer(field: Pick<RequirementField, 'name' | 'common'>, jurisdiction: string): string {
  if (field.name === 'effective_date') return `states/${jurisdiction}/effective_date`;
  return field.common ? `answers/${field.name}` : `states/${jurisdiction}/answers/${field.name}`;
}

/** The path of the answer that a state shows: its own, or the one that it shares with others. */
export function pathOfShown(
  { answers, states }: { answers: object; states: readonly { jurisdiction: string; answers: object }[] },
  field: Pick<RequirementField, 'name' | 'common'>,
  jurisdiction: string,
): string {
  const own = states.find((state) => state.jurisdiction === jurisdiction)?.answers ?? {};
  const isShared = Object.hasOwn(answers, field.name) && !Object.hasOwn(own, field.name);
  return isShared ? `answers/${field.name}` : pathOfAnswer(field, jurisdiction);
}

/**
 * The value that a changed answer writes into a plan. The plan's own effective date must be a date; other text is
 * stored with the answers of the state, so that it stays in the form and no submission goes out without it.
 */
export function changesOfAnswer(
  field: Pick<RequirementField, 'name' | 'common'>,
  jurisdiction: string,
  value: unknown,
): [path: string, value: unknown][] {
  const path = pathOfAnswer(field, jurisdiction);
  if (field.name !== 'effective_date') return [[path, value]];
  const isDate = typeof value === 'string' && readDate(value).date === value && isPlausible(value);
  return [
    [path, isDate ? value : null],
    [pathOfTypedDate(jurisdiction), isDate || value === '' ? null : value],
  ];
}

export function pathOfTypedDate(jurisdiction: string): string {
  return `states/${jurisdiction}/answers/effective_date`;
}

export function pathOfTier(jurisdiction: string): string {
  return `states/${jurisdiction}/expedited_tier`;
}

const PATH = /^(?:answers\/(\w+)|states\/(US-[A-Z]{2})\/(?:answers\/(\w+)|(expedited_tier|effective_date)))$/;

/** The plan with one value written as the service will write it: null removes an answer. */
export function withValue(plan: PlanDraft, path: string, value: unknown): PlanDraft {
  const [, shared, jurisdiction, own, member] = PATH.exec(path) ?? [];
  if (shared) return { ...plan, answers: written(plan.answers, shared, value) };
  const states = plan.states.map((state) => {
    if (state.jurisdiction !== jurisdiction) return state;
    if (own) return { ...state, answers: written(state.answers, own, value) };
    return member ? { ...state, [member]: value } : state;
  });
  return { ...plan, states };
}

function written(answers: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _old, ...rest } = answers;
  return value === null ? rest : { ...rest, [name]: value };
}
