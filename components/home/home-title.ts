import { homeWords } from '#components/home/words.ts';
import type { Overview } from '#lib/contract/overview';

const WORDS = homeWords.needs.title;

/** The count comes first, so that a narrow tab still shows it. */
export function homeTitle(count: number): string {
  return count > 0 ? `(${count}) ${WORDS}` : WORDS;
}

/** As the navigation counts it. */
export function needsYouCount({ counts }: Pick<Overview, 'counts'>): number {
  return counts.needs_you;
}

/** The title of the open page with a new count; the rest of it stays. */
export function withCount(title: string, count: number): string {
  return title.replace(new RegExp(`(\\(\\d+\\) )?${WORDS}`), () => homeTitle(count));
}
