import { capitalized } from '#lib/rules/sentence-case';

/** The first words of a duty, up to where its description goes into detail: what a calendar shows in one line. */
export function headingOf(title: string): string {
  return /^.+?(?=[;:]\s|\.\s|,\s\$|$)/.exec(title)?.[0] ?? title;
}

/** What the description says beyond its first words; null where it says no more. */
export function detailOf(title: string): string | null {
  const rest = title.slice(headingOf(title).length).replace(/^[;:.,]\s*/, '');
  return rest === '' ? null : capitalized(rest);
}
