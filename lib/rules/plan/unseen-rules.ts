import { type VersionSince, versionsAfter } from '#lib/rules/jurisdiction/versions-after';

/** The answer in which a plan stores, by state, the version of the rules that a person has acknowledged. */
export const rulesSeen = 'looked_at_rules';

/** Whether an answer only notes what somebody has looked at: the rules, or in older plans a part of the form. */
export function isVisit(name: string): boolean {
  return name.startsWith('looked_at_');
}

type PlanSeen = { created_at: string; stamps: Readonly<Record<string, { at: string }>> };
type StateSeen = { jurisdiction: string; answers: Readonly<Record<string, unknown>> };

/** The versions of a state's rules, newest first, that began after the plan last saw them. */
export function unseenRules<V extends VersionSince>(
  versions: readonly V[],
  { created_at, stamps }: PlanSeen,
  { jurisdiction, answers }: StateSeen,
): V[] {
  const at = stamps[`states/${jurisdiction}`]?.at ?? created_at;
  return versionsAfter(versions, { version: answers[rulesSeen], at });
}
