import { DOCUMENT_WORDS } from '#components/documents/document-words';
import { formatCivilDate } from '#components/ui/format-time';
import type { Document, DocumentType } from '#lib/contract/document';

const DAY = 86_400_000;

// Papers that a state may refuse for their age. How old is too old is each state's own and stands in its form.
const AGING: readonly DocumentType[] = ['certificate_of_good_standing'];

/** How old the newest paper of each kind is whose age counts; one without a date says that it has none. */
export function ageHints(documents: readonly Document[], today: string): string[] {
  return AGING.flatMap((type) => {
    const own = documents.filter(({ types }) => types.includes(type));
    const [newest] = own.toSorted((one, other) => (other.issued_on ?? '').localeCompare(one.issued_on ?? ''));
    if (!newest) return [];
    const name = DOCUMENT_WORDS[type].toLowerCase();
    if (newest.issued_on === null) {
      return [`The ${name} has no date of issue on file. States that limit its age will ask for it.`];
    }
    return [
      `The newest ${name} was issued ${ageWords(newest.issued_on, today)}, on ${formatCivilDate(newest.issued_on)}. Each state sets how old it may be; the form of the state says so.`,
    ];
  });
}

function ageWords(issued: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(issued)) / DAY);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
