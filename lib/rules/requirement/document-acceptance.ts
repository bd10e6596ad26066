import type { DocumentAcceptance } from '#lib/contract/document-rows';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { addDays } from '#lib/rules/calendar/days';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

/** For each type of document, how many days old it may be, and which states say so for a foreign qualification. */
export type AgeLimits = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

/** If a state asks for it twice, the shorter limit counts. */
export function ageLimitsOf(all: Iterable<JurisdictionRules>): AgeLimits {
  const limits = new Map<string, Map<number, string[]>>();
  for (const { code, foreign_qualification } of all) {
    for (const [type, days] of shortestOf(foreign_qualification.fields)) {
      const ofType = limits.get(type) ?? new Map<number, string[]>();
      ofType.set(days, [...(ofType.get(days) ?? []), code]);
      limits.set(type, ofType);
    }
  }
  return limits;
}

function shortestOf(fields: JurisdictionRules['foreign_qualification']['fields']): Map<string, number> {
  const shortest = new Map<string, number>();
  for (const { document_types = [], max_age_days: most } of fields) {
    if (most == null) continue;
    for (const type of document_types) shortest.set(type, Math.min(most, shortest.get(type) ?? most));
  }
  return shortest;
}

/** The last day on which each state with a limit accepts a document, as YYYY-MM-DD; the shortest limit first. */
export function acceptanceOf(
  { types, issued_on }: Pick<DocumentOnFile, 'types' | 'issued_on'>,
  limits: AgeLimits,
  today: string,
): DocumentAcceptance[] {
  if (issued_on === null) return [];
  const byDays = new Map<number, string[]>();
  for (const type of types) {
    for (const [days, codes] of limits.get(type) ?? [])
      byDays.set(days, [...new Set([...(byDays.get(days) ?? []), ...codes])].sort());
  }
  return [...byDays]
    .sort(([a], [b]) => a - b)
    .map(([days, jurisdictions]) => {
      const until = addDays(issued_on, days);
      return {
        max_age_days: days,
        until,
        is_accepted: issued_on <= today && today <= until,
        jurisdictions,
      };
    });
}
