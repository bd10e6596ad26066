import type { UpdatePlanRequest } from '#lib/contract/plan';
import type { PlanChange } from '#lib/contract/plan-draft';
import type { FieldError } from '#lib/contract/problem';
import { isSubmitted } from '#lib/rules/plan/plan-status';
import { invalid } from '#lib/service/errors';
import { checkPlanChange } from '#lib/service/plan/check-plan-change';
import type { LoadedPlan } from '#lib/service/plan/load-plan';
import { notHere, refuseFixedStates } from '#lib/service/plan/refuse-fixed-states';
import { storedAnswers } from '#lib/service/plan/stored-answers';

type Answers = Record<string, unknown>;

/** The answers, tiers and dates of the request as single changes, with their targets. */
export function changesOf({ answers, states: asked }: UpdatePlanRequest, { row, states }: LoadedPlan) {
  // The shared answers are fixed once no state is left that would send them.
  const open = states.filter(({ status }) => !isSubmitted(status)).map(({ jurisdiction }) => jurisdiction);
  const isFixed = answers !== undefined && open.length === 0;
  const own = asked === null ? Object.fromEntries(open.map((code) => [code, cleared])) : (asked ?? {});
  refuseFixedStates(states, isFixed ? states.map(({ jurisdiction }) => jurisdiction) : Object.keys(own));
  const stateOf = new Map(states.map((state) => [state.jurisdiction, state]));
  const strays = Object.keys(own).filter((code) => !stateOf.has(code));
  if (strays.length > 0) throw invalid(strays.map((code) => notHere(code, `/states/${code}`)));
  const entries = [
    ...entriesOf(answers, row.answers, '/answers'),
    ...Object.entries(own).flatMap(([code, ofState]) => {
      const { answers: given, ...members } = ofState;
      return [
        ...entriesOf(given, stateOf.get(code)?.answers ?? {}, `/states/${code}/answers`),
        ...Object.entries(members)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]): Entry => [`/states/${code}/${name}`, value]),
      ];
    }),
  ];
  const errors: FieldError[] = [];
  const changes: PlanChange[] = [];
  const places = entries.flatMap(([pointer, value]) => {
    const change = { path: pointer.slice(1), value: value ?? null, base_version: row.version };
    const checked = checkPlanChange(change, states, pointer);
    if ('error' in checked) {
      errors.push({ ...checked.error, pointer });
      return [];
    }
    changes.push(change);
    return [checked.path];
  });
  if (errors.length > 0) throw invalid(errors);
  return { changes, places };
}

type Entry = [pointer: string, value: unknown];

const cleared = { answers: null, expedited_tier: null, effective_date: null };

/** null clears every answer that is there. */
function entriesOf(given: Answers | null | undefined, present: Answers, at: string): Entry[] {
  if (given === null) return Object.keys(present).map((name) => [`${at}/${name}`, null]);
  return Object.entries(storedAnswers(given, at)).map(([name, value]) => [`${at}/${name}`, value]);
}
