import { MANAGEMENT_WORDS } from '#components/businesses/business-words';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words';
import { stateName } from '#components/filings/state-name';
import { addressLines } from '#components/forms/answer-words';
import { type Fact, FactList } from '#components/ui/fact-list';
import { formatCivilDate } from '#components/ui/format-time';
import { TextLink } from '#components/ui/text-link';
import type { Business } from '#lib/contract/business';

const READ = 'Read by every application';

type RecordFactsProps = {
  business: Business;
  /** Where a fact is changed; left out, nothing can be. */
  editHref?: string;
};

/** The record as it stands, exact to the letter; a fact that is not known says so and leads to where it is added. */
export function RecordFacts({ business, editHref }: RecordFactsProps) {
  const facts = factsOf(business).map(
    ({ key, value, isRead, ...fact }): Fact => ({
      ...fact,
      key,
      record: Boolean(value),
      value: value ? <span className="whitespace-pre-line break-words">{value}</span> : <Unknown />,
      note: isRead ? READ : undefined,
      action: editHref ? (
        <TextLink alone tone="quiet" href={`${editHref}#field-${key}`} prefetch={false}>
          {value ? 'Change' : 'Add'}
          <span className="sr-only"> {fact.term}</span>
        </TextLink>
      ) : undefined,
    }),
  );
  return <FactList facts={facts} />;
}

function Unknown() {
  return <span className="text-ink-3">Not on record</span>;
}

type RecordFact = { key: string; term: string; value: string | null; isRead?: boolean };

function factsOf(business: Business): RecordFact[] {
  const { management_structure, formation_date } = business;
  const isForeign = business.formation_business_id !== null;
  return [
    { key: 'legal_name', term: 'Legal name', value: business.legal_name, isRead: !isForeign },
    {
      key: 'entity_type',
      term: 'Entity type',
      value: ENTITY_TYPE_WORDS[business.entity_type],
      isRead: !isForeign,
    },
    {
      key: 'formation_jurisdiction',
      term: 'Home state',
      value: stateName(business.formation_jurisdiction),
      isRead: !isForeign,
    },
    {
      key: 'formation_date',
      term: 'Formation date',
      value: formation_date && formatCivilDate(formation_date),
      isRead: !isForeign,
    },
    {
      key: 'registration_number',
      term: `Number in ${stateName(business.registration_jurisdiction)}`,
      value: business.registration_number,
      isRead: !isForeign,
    },
    {
      key: 'management_structure',
      term: 'Management',
      value: management_structure && MANAGEMENT_WORDS[management_structure],
    },
    { key: 'principal_address', term: 'Principal office', value: linesOf(business.principal_address) },
    {
      key: 'mailing_address',
      term: 'Mailing address',
      value:
        linesOf(business.mailing_address) ?? (business.principal_address && 'Same as the principal office'),
    },
    { key: 'purpose', term: 'Purpose', value: business.purpose },
    { key: 'email', term: 'Business e-mail', value: business.email },
    { key: 'phone', term: 'Phone', value: business.phone },
    { key: 'website', term: 'Website', value: business.website },
  ];
}

function linesOf(address: Business['principal_address']): string | null {
  return address && addressLines(address).join('\n');
}
