import { tidyText } from '#lib/rules/text/tidy-text';

/** The entries of a list as it is typed or pasted: between spaces, commas, semicolons and new lines. */
export function entriesIn(text: string): string[] {
  return tidyText(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
}
