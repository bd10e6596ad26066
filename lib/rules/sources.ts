import type { Source } from '#lib/contract/fee';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** The sources that a rule cites, in the order of its citations; an id that the file does not list is left out. */
export function resolveSources(rules: JurisdictionRules, ids: readonly string[] | undefined): Source[] {
  return (ids ?? []).flatMap((id) => {
    const source = rules.sources.find((candidate) => candidate.id === id);
    return source === undefined
      ? []
      : [
          {
            id,
            url: source.url,
            kind: source.kind,
            title: source.title ?? null,
            as_of: source.as_of ?? null,
          },
        ];
  });
}

export function sourceUrls(rules: JurisdictionRules, ids: readonly string[] | undefined): string[] {
  return resolveSources(rules, ids).map((source) => source.url);
}
