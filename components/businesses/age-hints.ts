import { businessWords } from '#components/businesses/words.ts';
import { DOCUMENT_WORDS } from '#components/documents/document-words.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import type { Document, DocumentType } from '#lib/contract/document';

const DAY = 86_400_000;

// Documents that a state may refuse for their age. How old is too old is each state's own and stands in its form.
const AGING: readonly DocumentType[] = ['certificate_of_good_standing'];

/** How old the newest document of each kind is whose age counts; one without a date says that it has none. */
export function ageHints(documents: readonly Document[], today: string): string[] {
  return AGING.flatMap((type) => {
    const own = documents.filter(({ types }) => types.includes(type));
    const [newest] = own.toSorted((one, other) => (other.issued_on ?? '').localeCompare(one.issued_on ?? ''));
    if (!newest) return [];
    const name = DOCUMENT_WORDS[type].toLowerCase();
    if (newest.issued_on === null) {
      return [businessWords.age.undated(name)];
    }
    return [
      businessWords.age.newest(name, ageWords(newest.issued_on, today), formatCivilDate(newest.issued_on)),
    ];
  });
}

function ageWords(issued: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(issued)) / DAY);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : businessWords.age.daysAgo(days);
}
