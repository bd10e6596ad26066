import { businessWords } from '#components/businesses/words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import type { Document, DocumentType } from '#lib/contract/document';
import { daysBetween } from '#lib/rules/calendar/days';
import { daysAgo } from '#lib/rules/calendar/short-date';
import { documentTypeWords } from '#lib/rules/document/document-words';
import { withinSentence } from '#lib/rules/sentence-case';

// Documents that a state may refuse because of their age. The limit differs by state and is shown in its form.
const AGING: readonly DocumentType[] = ['certificate_of_good_standing'];

/** The age of the newest document of each type whose age matters; one without a date says so. */
export function ageHints(documents: readonly Document[], today: string): string[] {
  return AGING.flatMap((type) => {
    const own = documents.filter(({ types }) => types.includes(type));
    const [newest] = own.toSorted((one, other) => (other.issued_on ?? '').localeCompare(one.issued_on ?? ''));
    if (!newest) return [];
    const name = withinSentence(documentTypeWords[type]);
    if (newest.issued_on === null) {
      return [businessWords.age.undated(name)];
    }
    if (newest.issued_on > today) return [businessWords.age.ahead(name, formatCivilDate(newest.issued_on))];
    const age = daysAgo(daysBetween(newest.issued_on, today));
    return [businessWords.age.newest(name, age, formatCivilDate(newest.issued_on))];
  });
}
