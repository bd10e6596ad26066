import { askedFields } from '#lib/contract/asked-fields';
import type { DocumentNeeded } from '#lib/contract/plan';
import type { RequirementField } from '#lib/contract/requirement';
import { addDays } from '#lib/rules/calendar/days';
import { type DocumentOnFile, documentNamed } from '#lib/rules/requirement/document-on-file';

/**
 * The documents that a state requires with these answers. `order_by` is the last day to order a new one: today if none
 * is given, otherwise the day after which the given one is too old; null if it does not expire.
 */
export function documentsNeeded(
  fields: readonly RequirementField[],
  answers: Readonly<Record<string, unknown>>,
  documents: readonly DocumentOnFile[],
  today: string,
): DocumentNeeded[] {
  return askedFields(fields, answers)
    .filter(({ type, name, required }) => type === 'document' && (required || Object.hasOwn(answers, name)))
    .map(({ name, document_types: [type = 'other'] = [], max_age_days = null, age_in_words = null }) => {
      const given = documentNamed(documents, answers[name]);
      return {
        type,
        max_age_days,
        age_in_words,
        order_by: orderBy(given, max_age_days, today),
        document_id: given?.id ?? null,
      };
    });
}

function orderBy(given: DocumentOnFile | undefined, maxAge: number | null, today: string): string | null {
  if (!given) return today;
  if (maxAge === null || given.issued_on === null) return null;
  return addDays(given.issued_on, maxAge);
}
