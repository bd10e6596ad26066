import { withoutDesignators } from '#lib/rules/names/entity-designators';
import { nameWords } from '#lib/rules/names/name-words';
import { singular } from '#lib/rules/names/singular';

/**
 * Two names with one key are not distinguishable on the record. It ignores what most states do not count as a
 * difference: the designator, articles, "and" or "&", singular, plural and possessive, punctuation, spaces, capitals
 * and accents (standard_note of us-al, us-fl and us-ut, whose lists are the most complete). The key may be stored and
 * indexed: the key of a key is the key itself.
 */
export function nameKey(name: string): string {
  const core = withoutDesignators(nameWords(name));
  const meaningful = core.filter((word) => !ignored.has(word));
  const words = meaningful.length > 0 ? meaningful : core;
  return singular(words.map(singular).join(''));
}

const ignored = new Set(['A', 'AN', 'THE', 'AND', 'OR']);
