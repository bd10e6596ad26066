import { jsonPointer } from '#lib/rules/json-pointer';
import { countMembers, findDuplicateMember } from '#lib/service/edge/duplicate-members';
import { invalid } from '#lib/service/errors';

const deepest = 32;
// A plan for every state has some thousands of members; each costs later checks more than its bytes do.
const mostValues = 20_000;

type Entry = { value: unknown; depth: number; parent: Entry | null; name: string };

/**
 * Refuses JSON that parses but must not go further: nesting that would overflow a stack later, the null character,
 * which Postgres text cannot hold, lone surrogates, infinite numbers, and repeated names, since readers disagree about
 * which one counts. Walks with its own stack.
 */
export function guardJson(root: unknown, json: string): void {
  let members = 0;
  let values = 0;
  const stack: Entry[] = [{ value: root, depth: 0, parent: null, name: '' }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value, depth } = entry;
    values += 1;
    if (values > mostValues) refuseAt('', 'too_many', `Send at most ${mostValues} values in one body.`);
    if (typeof value === 'string') refuseBroken(value, entry);
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      refuse(entry, 'too_big', 'This number is too large.');
    }
    if (value === null || typeof value !== 'object') continue;
    if (depth >= deepest) refuse(entry, 'too_deep', `Nest at most ${deepest} levels.`);
    const isList = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
      if (!isList) {
        members += 1;
        refuseBroken(name, entry);
        if (name === '__proto__') refuse(entry, 'not_accepted', 'A member cannot be named __proto__.');
      }
      stack.push({ value: child, depth: depth + 1, parent: entry, name });
    }
  }
  if (members !== countMembers(json)) refuseDuplicate(json);
}

function refuseBroken(text: string, entry: Entry): void {
  if (text.includes('\u0000')) refuse(entry, 'invalid_character', 'Remove the null character (U+0000).');
  if (!text.isWellFormed()) {
    refuse(entry, 'invalid_character', 'Remove the half of a character (U+D800 to U+DFFF).');
  }
}

function refuseDuplicate(json: string): void {
  const path = findDuplicateMember(json);
  if (!path) return;
  const name = String(path.at(-1)).slice(0, 100);
  refuseAt(jsonPointer(path), 'duplicate_member', `“${name}” is given twice. Give it once.`);
}

function refuse(entry: Entry, code: string, detail: string): never {
  const path: string[] = [];
  for (let at = entry; at.parent; at = at.parent) path.unshift(at.name);
  refuseAt(jsonPointer(path), code, detail);
}

function refuseAt(pointer: string, code: string, detail: string): never {
  throw invalid([{ pointer: pointer.slice(0, 300), code, detail }]);
}
