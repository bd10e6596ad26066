import { stateName } from '#components/filings/state-name';
import { expectedWords } from '#components/filings/timeline-ahead';
import { CopyButton } from '#components/ui/copy-button';
import { type Fact, FactList } from '#components/ui/fact-list';
import { CivilDate } from '#components/ui/time';
import type { Filing, FilingResult } from '#lib/contract/filing';

type ResultFactsProps = {
  filing: Pick<Filing, 'type' | 'jurisdiction' | 'status' | 'result'>;
  expected: { from: string; to: string } | null;
  now: string;
};

/** The number that everything was for; before it is there, what will stand here and when. */
export function ResultFacts({ filing, expected, now }: ResultFactsProps) {
  const { result, status, jurisdiction, type } = filing;
  if (result) return <FactList layout="narrow" facts={factsOf(result)} />;
  if (status === 'canceled') return <p>This filing was canceled. It has no result.</p>;
  if (status === 'filed' && type !== 'ein') {
    const papers = expected ? ` ${expectedWords(expected, now)}` : ' still to come';
    return (
      <p className="text-ink-2">
        {stateName(jurisdiction)} has accepted the filing. The number, the date and the certificate are
        {papers}.
      </p>
    );
  }
  const when = expected ? `, ${expectedWords(expected, now)}` : '';
  return (
    <p className="text-ink-2">
      {type === 'ein'
        ? `The EIN appears here when the IRS has given it${when}.`
        : `The registration number and date appear here when ${stateName(jurisdiction)} has accepted the filing${when}. The certificate of ${type === 'formation' ? 'formation' : 'authority'} comes with them.`}
    </p>
  );
}

function factsOf(result: FilingResult): Fact[] {
  if ('ein_number' in result) return [number('EIN', result.ein_number), name(result.legal_name)];
  const date = 'registration_date' in result ? result.registration_date : result.formation_date;
  const facts = [
    number('Registration number', result.registration_number),
    {
      term: 'formation_date' in result ? 'Formed on' : 'Registered on',
      value: date ? <CivilDate value={date} /> : 'Not known yet',
    },
  ];
  if ('service_id' in result && result.service_id) facts.push(number('Our number', result.service_id));
  return facts;
}

function number(term: string, value: string | null): Fact {
  if (value === null) return { term, value: 'Not known yet' };
  return {
    term,
    value,
    record: true,
    action: <CopyButton text={value} label={term.toLowerCase()} iconOnly />,
  };
}

function name(value: string | null): Fact {
  return { term: 'Name', value: value ?? 'Not known yet', record: value !== null };
}
