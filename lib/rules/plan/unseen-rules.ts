import { type VersionSince, versionsAfter } from '#lib/rules/jurisdiction/versions-after';

/** The answer in which a plan stores, by state, the version of the rules that a person has acknowledged. */
export const rulesSeen = 'looked_at_rules';

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
