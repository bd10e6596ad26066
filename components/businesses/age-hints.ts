import { businessWords } from '#components/businesses/words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import type { Document, DocumentType } from '#lib/contract/document';
import { daysBetween } from '#lib/rules/calendar/days';
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
    return [
      businessWords.age.newest(name, ageWords(newest.issued_on, today), formatCivilDate(newest.issued_on)),
    ];
  });
}

function ageWords(issued: string, today: string): string {
  const days = daysBetween(issued, today);
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : businessWords.age.daysAgo(days);
}
