import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadOne } from '#lib/jurisdictions/load';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';

/** A version that was in force; `until` is its last day, YYYY-MM-DD. */
export type FormerRules = { rules: JurisdictionRules; until: string };

/** Every former/us-xx.until-YYYY-MM-DD.json, oldest first for each state. Each is a copy of the whole file. */
export function loadFormerRules(
  directory: string = join(import.meta.dirname, 'former'),
): Map<string, FormerRules[]> {
  const former = new Map<string, FormerRules[]>();
  if (!existsSync(directory)) return former;
  for (const file of readdirSync(directory).toSorted()) {
    const until = /^us-[a-z]{2}\.until-(\d{4}-\d{2}-\d{2})\.json$/.exec(file)?.[1];
    if (until === undefined) continue;
    const rules = loadOne(directory, file);
    former.set(rules.code, [...(former.get(rules.code) ?? []), { rules, until }]);
  }
  return former;
}
