import { changeWords } from '#components/audit/words.ts';
import type { AuditEntry } from '#lib/contract/audit';
import { isPlainObject } from '#lib/contract/is-plain-object';

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
  const lines = names.flatMap((name) => linesOf(spaced(name), before?.[name], after?.[name]));
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), changeWords.more(lines.length - mostLines)];
}

/** One line, or of an object one for each part that differs. A value before that is undefined was never there. */
function linesOf(name: string, was: unknown, is: unknown): string[] {
  const [partsBefore, partsAfter] = [partsOf(was), partsOf(is)];
  if (!partsBefore && !partsAfter) {
    if (was !== undefined && isEmpty(was) && isEmpty(is)) return [];
    return [changeWords.change(name, was === undefined ? null : text(was), text(is))];
  }
  const absent = was === undefined ? undefined : null;
  const parts = [...new Set([...Object.keys(partsBefore ?? {}), ...Object.keys(partsAfter ?? {})])];
  return parts.flatMap((part) => {
    const [one, other] = [partsBefore?.[part] ?? absent, partsAfter?.[part] ?? null];
    return JSON.stringify(one) === JSON.stringify(other) ? [] : linesOf(`${name}${part}`, one, other);
  });
}

/** The parts of an object or of a list of objects, under what follows its name; null of a plain value. */
function partsOf(value: unknown): Record<string, unknown> | null {
  if (isPlainObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [`, ${spaced(name)}`, part]));
  }
  if (!Array.isArray(value) || !value.some(isPlainObject)) return null;
  return Object.fromEntries(value.map((part, index) => [` ${index + 1}`, part]));
}

function spaced(name: string): string {
  return name.replaceAll('_', ' ');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function text(value: unknown): string {
  if (isEmpty(value)) return changeWords.nothing;
  const whole = Array.isArray(value) ? value.join(', ') : String(value);
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole || changeWords.nothing;
}
