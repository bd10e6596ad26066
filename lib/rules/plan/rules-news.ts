import type { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import type { OperationType } from '#lib/contract/operation-type';
import { rulesSeen } from '#lib/rules/plan/unseen-rules';

/** What changed in the rules of a state for one type of filing, in sentences, up to a version. */
export type RulesNews = { code: string; version: string; details: string[] };

/** Null where nothing changed for this type of filing. */
export function rulesNews(unseen: readonly JurisdictionVersion[], of: OperationType): RulesNews | null {
  const [newest] = unseen;
  const details = unseen
    .flatMap(({ changes }) => changes)
    .filter(({ type }) => type === null || type === of)
    .map(({ detail }) => detail);
  if (!newest || details.length === 0) return null;
  return { code: newest.jurisdiction, version: newest.version, details: [...new Set(details)] };
}

type Draft = { states: readonly { jurisdiction: string; answers: Readonly<Record<string, unknown>> }[] };

/** Of the news those that nobody has taken note of in the draft as it is now. */
export function unreadNews(news: readonly (RulesNews | null)[], { states }: Draft): RulesNews[] {
  return news.flatMap((one) => {
    const state = states.find(({ jurisdiction }) => jurisdiction === one?.code);
    return one && state && state.answers[rulesSeen] !== one.version ? one : [];
  });
}

/** Where a draft keeps that somebody took note. */
export function pathOfRulesSeen(code: string): string {
  return `states/${code}/answers/${rulesSeen}`;
}
