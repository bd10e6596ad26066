import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const home = 'lib/service/db/mine.ts';

// They use the handle that reads across organizations and modes, where no policy backs up the condition.
const acrossModes = [
  'lib/service/demo/make-demo-filings.ts',
  'lib/service/demo/remove-demo.ts',
  'lib/service/document/upload-document.ts',
  'lib/service/operations/desk-rows.ts',
];

// `eq(table.organization_id, …)`, `${table.organization_id}` and, in SQL text, `organization_id = $1`.
const predicates = [
  /\b(?:eq|ne|inArray|notInArray)\(\s*\w+\.organization_id\b/g,
  /\$\{\w+\.organization_id\}/g,
  /\borganization_id\s{0,4}(?:=|<>|in\b|any\b)\s{0,4}[$'(]/g,
];

/** The places where `text` itself restricts a statement to a tenant. */
export function predicatesIn(text: string): string[] {
  return predicates.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      (match) => `${text.slice(0, match.index).split('\n').length}  ${match[0]}`,
    ),
  );
}

/** Every place in the service that restricts a statement to a tenant without `mine`. */
export async function tenantPredicates(): Promise<{ looked: number; found: string[] }> {
  const found: string[] = [];
  let looked = 0;
  for await (const path of glob('lib/service/**/*.ts')) {
    if (path.includes('.test.') || path === home || acrossModes.includes(path)) continue;
    looked += 1;
    for (const one of predicatesIn(readFileSync(path, 'utf8'))) found.push(`${path}:${one}`);
  }
  return { looked, found };
}
