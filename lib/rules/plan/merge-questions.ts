import type { PlanQuestion, ValueSource } from '#lib/contract/plan';
import type { Prefill, RequirementField } from '#lib/contract/requirement';

export type AskingState = {
  jurisdiction: string;
  fields: readonly RequirementField[];
  /** The state's own answers. */
  answers: Readonly<Record<string, unknown>>;
  prefill: Readonly<Record<string, Pick<Prefill, 'origin' | 'value'>>>;
};

/**
 * The questions of all states of a plan, each once, in their order. Fields with the same name, type and meaning become
 * one question. A question about something in the state itself, for example its agent, stays with each state; then so do
 * the others of its name, because a shared answer would reach it too.
 */
export function mergeQuestions(
  states: readonly AskingState[],
  shared: Readonly<Record<string, unknown>>,
): PlanQuestion[] {
  const ofState = new Set(states.flatMap(({ fields }) => fields.filter(isOfState).map(({ name }) => name)));
  const merged = new Map<string, { fields: RequirementField[]; states: AskingState[] }>();
  for (const state of states) {
    for (const field of state.fields) {
      const key = JSON.stringify([...meaningOf(field), ofState.has(field.name) && state.jurisdiction]);
      const found = merged.get(key);
      if (found) {
        found.fields.push(field);
        found.states.push(state);
      } else merged.set(key, { fields: [field], states: [state] });
    }
  }
  return [...merged.values()].flatMap(({ fields, states: asking }) => {
    const [first] = fields;
    return first ? [questionOf(first, fields, asking, shared)] : [];
  });
}

function isOfState({ located_in, section, name }: RequirementField): boolean {
  return located_in === 'jurisdiction' || section === 'agent' || name === 'effective_date';
}

function meaningOf({
  name,
  type,
  shape,
  options,
  document_types,
  located_in,
  street_only,
}: RequirementField) {
  return [
    name,
    type,
    shape ?? null,
    options?.toSorted() ?? null,
    document_types?.toSorted() ?? null,
    located_in ?? null,
    street_only ?? null,
  ];
}

/** A shared question has the strictest constraints of its states. */
function questionOf(
  first: RequirementField,
  fields: readonly RequirementField[],
  states: readonly AskingState[],
  shared: Readonly<Record<string, unknown>>,
): PlanQuestion {
  const { common: _common, sources: _sources, age_in_words: _age, when, ...spec } = first;
  const inner = [...new Set(fields.flatMap((field) => field.inner_required ?? []))];
  const ages = fields.flatMap((field) => field.max_age_days ?? []);
  const isSameCondition = fields.every((field) => JSON.stringify(field.when) === JSON.stringify(when));
  return {
    ...spec,
    // If the states' descriptions differ, none is used for all.
    description: fields.every(({ description }) => description === first.description)
      ? first.description
      : first.label,
    required: fields.some((field) => field.required),
    ...(inner.length > 0 && { inner_required: inner }),
    ...(ages.length > 0 && { max_age_days: Math.min(...ages) }),
    // If the states ask it under different conditions, each state applies its own.
    ...(when && isSameCondition && { when }),
    states: states.map(({ jurisdiction }) => jurisdiction),
    value: answerOf(first.name, states, shared),
    value_source: sourceOf(first.name, states, shared),
  };
}

/**
 * The answer that the states share; null if there is none. Different answers of single states are listed with the
 * question.
 */
function answerOf(
  name: string,
  states: readonly AskingState[],
  shared: Readonly<Record<string, unknown>>,
): unknown {
  if (Object.hasOwn(shared, name)) return shared[name];
  const known = states.find(({ prefill }) => Object.hasOwn(prefill, name));
  return known?.prefill[name]?.value ?? null;
}

/** A typed answer counts before the record; null if a state has neither. */
function sourceOf(
  name: string,
  states: readonly AskingState[],
  shared: Readonly<Record<string, unknown>>,
): ValueSource | null {
  if (Object.hasOwn(shared, name)) return 'person';
  const sources = states.map(({ answers, prefill }): ValueSource | null => {
    if (Object.hasOwn(answers, name)) return 'person';
    const known = Object.hasOwn(prefill, name) ? prefill[name] : undefined;
    if (!known) return null;
    return known.origin === 'filing' ? 'filing' : 'record';
  });
  if (sources.includes(null)) return null;
  return sources.includes('person') ? 'person' : (sources[0] ?? null);
}
