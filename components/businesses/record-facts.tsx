import { editableFields } from '#components/businesses/business-fields.ts';
import { furtherFacts, type RecordFact, readFacts } from '#components/businesses/facts-of-record.ts';
import { businessWords } from '#components/businesses/words.ts';
import { type Fact, FactList } from '#components/ui/fact-list';
import { TextLink } from '#components/ui/text-link';
import type { Business } from '#lib/contract/business';

type RecordFactsProps = {
  business: Business;
  /** Where a fact can be changed; if missing, none can be. */
  editHref?: string;
};

/** The record, letter for letter; an unknown fact says so and links to where it can be added. */
export function RecordFacts({ business, editHref }: RecordFactsProps) {
  const editable = new Set(editableFields(business).map(({ name }) => name));
  const shown = (facts: readonly RecordFact[]) =>
    facts.map((fact) => toFact(fact, editable.has(fact.key) ? editHref : undefined));
  if (business.formation_business_id !== null) {
    return <FactList facts={shown([...readFacts(business), ...furtherFacts(business)])} />;
  }
  return (
    <div className="space-y-4">
      <div>
        <h3 className="mb-1 text-ink-2 text-small">{businessWords.shown.read}</h3>
        <FactList facts={shown(readFacts(business))} />
      </div>
      <div>
        <h3 className="mb-1 text-ink-2 text-small">{businessWords.shown.filledIn}</h3>
        <FactList facts={shown(furtherFacts(business))} />
      </div>
    </div>
  );
}

function toFact({ key, term, value, isRecord }: RecordFact, editHref: string | undefined): Fact {
  return {
    key,
    term,
    record: Boolean(value) && isRecord,
    value: value ? (
      <span className="whitespace-pre-line break-words">{value}</span>
    ) : (
      <span className="text-ink-3">{businessWords.shown.notOnRecord}</span>
    ),
    action: editHref ? (
      <TextLink alone tone="quiet" href={`${editHref}#field-${key}`}>
        {value ? businessWords.shown.change : businessWords.shown.add}
        <span className="sr-only"> {term}</span>
      </TextLink>
    ) : undefined,
  };
}
