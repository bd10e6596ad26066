import { unaccented } from '#lib/rules/search/unaccented';

type Person = { id: string; name: string };

const token = /<@([\da-f-]{36})>/gi;

export type CommentPart = { key: string; text: string; isMention: boolean };

/** The parts of a comment's text: what was typed, and the people it mentions, by their current names. */
export function partsOf(body: string, mentions: readonly Person[]): CommentPart[] {
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  const parts: CommentPart[] = [];
  let at = 0;
  const add = (text: string, isMention: boolean) => {
    if (text !== '') parts.push({ key: `${parts.length}`, text, isMention });
  };
  for (const match of body.matchAll(token)) {
    add(body.slice(at, match.index), false);
    add(`@${names.get(match[1]?.toLowerCase() ?? '') ?? FORMER}`, true);
    at = match.index + match[0].length;
  }
  add(body.slice(at), false);
  return parts;
}

/** A person who has left. */
const FORMER = 'former colleague';

/** The text as it is edited: `@` and the name. */
export function typedOf(body: string, mentions: readonly Person[]): string {
  return partsOf(body, mentions)
    .map(({ text }) => text)
    .join('');
}

/**
 * The text as it is stored: a name after `@` becomes the person, the longest name first, also without its capitals and
 * accents. People mentioned before come first.
 */
export function bodyOf(typed: string, people: readonly Person[]): string {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length);
  const stored = byLength.reduce(
    (text, { id, name }) => text.replaceAll(mentionOf(name), () => `<@${id}>`),
    typed.normalize('NFD'),
  );
  return stored.normalize('NFC');
}

// "@Ana" is not the start of "@Anabel".
function mentionOf(name: string): RegExp {
  const letters = [...name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')].map((letter) => {
    const either = [...new Set([letter, unaccented(letter)])].map(escaped).join('|');
    return `(?:${either})[\\u0300-\\u036f]*`;
  });
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])@${letters.join('')}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The text typed after an `@` before the caret; null if there is none. */
export function begunMention(text: string, caret: number): { from: number; query: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}'’.-]{0,40}(?: [\p{L}\p{M}'’.-]{1,40})?)$/u.exec(
    text.slice(0, caret),
  );
  if (!found) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, query };
}

/** People whose name, or a part of it, starts with the text. */
export function matching<P extends Person>(people: readonly P[], query: string, most: number): P[] {
  const wanted = plain(query);
  const begins = (name: string) =>
    name.startsWith(wanted) || name.split(' ').some((part) => part.startsWith(wanted));
  return people
    .filter((person) => begins(plain(person.name)) && plain(person.name) !== wanted)
    .slice(0, most);
}

const plain = (text: string) => unaccented(text).toLowerCase();
