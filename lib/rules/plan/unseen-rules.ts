/** The answer of a state under which a plan keeps the version of the rules that a person has taken note of. */
export const rulesSeen = 'looked_at_rules';

type Version = { version: string; since: string | null };
type PlanSeen = { created_at: string; stamps: Readonly<Record<string, { at: string }>> };
type StateSeen = { jurisdiction: string; answers: Readonly<Record<string, unknown>> };

/** Of the versions of a state's rules, newest first, those that began after the plan saw them last. */
export function unseenRules<V extends Version>(
  versions: readonly V[],
  { created_at, stamps }: PlanSeen,
  { jurisdiction, answers }: StateSeen,
): V[] {
  const at = versions.findIndex(({ version }) => version === answers[rulesSeen]);
  if (at >= 0) return versions.slice(0, at);
  const joinedOn = (stamps[`states/${jurisdiction}`]?.at ?? created_at).slice(0, 10);
  return versions.filter(({ since }) => since !== null && since > joinedOn);
}
