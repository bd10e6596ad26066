import { longestText } from '#lib/rules/requirement/plain-limits';

/**
 * The name in an answer, to be compared with other names. Empty for an answer that is none, or is longer than a name may
 * be: that is reported of the answer itself, and to compare a megabyte takes a second.
 */
export function givenName(answer: unknown): string {
  const name = typeof answer === 'string' ? answer.trim() : '';
  return name.length <= longestText('legal_name') ? name : '';
}
