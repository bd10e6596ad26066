import { changeWords } from '#components/audit/words.ts';
import type { AuditEntry } from '#lib/contract/audit';

const mostLines = 6;
const longest = 90;
// A creation has its own page; a change keeps only the members that differ.
const mostOfNew = 4;
const unsaid = new Set(['id', 'object', 'mode', 'created_at', 'updated_at', 'version']);

/** The values before and after of an entry, one line for each member. */
export function changeLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  if (!before && Object.keys(after ?? {}).length > mostOfNew) return [];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !unsaid.has(name),
  );
  const lines = names.map((name) => {
    const was = before && name in before ? text(before[name]) : null;
    const is = after && name in after ? text(after[name]) : null;
    return changeWords.change(name.replaceAll('_', ' '), was, is);
  });
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), changeWords.more(lines.length - mostLines)];
}

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return changeWords.nothing;
  const said =
    Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : value;
  const whole = typeof said === 'string' ? said : JSON.stringify(said);
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole || changeWords.nothing;
}
