import type { ActionProblem } from '#lib/actions/action-result';

/** Why something was refused, for a person: of a record that is incomplete the service names the call that completes it. */
export function refusalOnScreen({ title, detail, missing }: ActionProblem): {
  title: string;
  detail: string;
} {
  return { title, detail: missing?.map((fact) => fact.detail).join(' ') ?? detail };
}
