import type { SelectOption } from '#components/ui/select';

/** The choices of a select from the words for its values, in their order. */
export function optionsOf(words: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
