import type { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import { rulesSeen } from '#lib/rules/plan/unseen-rules';

/** Changes of a state's rules for one type of filing, as sentences, with the version that made them and its date. */
export type RulesNews = { code: string; version: string; since: string | null; details: string[] };

/** Null if nothing changed for this type of filing. */
export function rulesNews(unseen: readonly JurisdictionVersion[], of: string): RulesNews | null {
  const [newest] = unseen;
  const relevant = unseen.flatMap(({ since, changes }) =>
    changes.filter(({ type }) => type === null || type === of).map(({ detail }) => ({ since, detail })),
  );
  const [latest] = relevant;
  if (!newest || !latest) return null;
  const { jurisdiction: code, version } = newest;
  return { code, version, since: latest.since, details: [...new Set(relevant.map(({ detail }) => detail))] };
}

type Draft = { states: readonly { jurisdiction: string; answers: Readonly<Record<string, unknown>> }[] };

/** The changes that nobody has acknowledged in the draft. */
export function unacknowledgedChanges(news: readonly (RulesNews | null)[], { states }: Draft): RulesNews[] {
  return news.flatMap((one) => {
    const state = states.find(({ jurisdiction }) => jurisdiction === one?.code);
    return one && state && state.answers[rulesSeen] !== one.version ? one : [];
  });
}

/** The path of the acknowledgment in a draft. */
export function pathOfRulesSeen(code: string): string {
  return `states/${code}/answers/${rulesSeen}`;
}
