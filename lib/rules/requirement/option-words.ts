import { sentenceCase } from '#lib/rules/sentence-case';

/** `member_managed` becomes "Member managed"; a value with capitals is the state's own wording and stays. */
export function optionWords(option: string): string {
  return /^[a-z0-9_]+$/.test(option) ? sentenceCase(option) : option;
}
