import { resultWords } from '#components/filings/result-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { expectedDays } from '#components/filings/timeline-ahead.ts';
import { CopyButton } from '#components/ui/copy-button';
import { type Fact, FactList } from '#components/ui/fact-list';
import { CivilDate } from '#components/ui/time';
import type { Filing, FilingResult } from '#lib/contract/filing';

type ResultFactsProps = {
  filing: Pick<Filing, 'type' | 'jurisdiction' | 'status' | 'result'>;
  expected: { from: string; to: string } | null;
  now: string;
};

/** The registration number; before it exists, what will be shown here and when. */
export function ResultFacts({ filing, expected, now }: ResultFactsProps) {
  const { result, status, jurisdiction, type } = filing;
  if (result) return <FactList layout="narrow" facts={factsOf(result)} />;
  if (status === 'canceled') return <p>{resultWords.canceled}</p>;
  const days = expected && expectedDays(expected, now);
  if (status === 'filed' && type !== 'ein') {
    const when = days ? resultWords.are(...days) : resultWords.notYet;
    return <p className="text-ink-2">{resultWords.accepted(stateName(jurisdiction), when)}</p>;
  }
  const when = days ? resultWords.which(...days) : '';
  return (
    <p className="text-ink-2">
      {type === 'ein'
        ? resultWords.ein(when)
        : resultWords.ahead(stateName(jurisdiction), when, type === 'formation' ? 'formation' : 'authority')}
    </p>
  );
}

function factsOf(result: FilingResult): Fact[] {
  if ('ein_number' in result) return [number('EIN', result.ein_number, 'EIN'), name(result.legal_name)];
  const date = 'registration_date' in result ? result.registration_date : result.formation_date;
  const facts = [
    number(resultWords.number, result.registration_number),
    {
      term: 'formation_date' in result ? resultWords.formedOn : resultWords.registeredOn,
      value: date ? <CivilDate value={date} /> : resultWords.unknown,
    },
  ];
  if ('service_id' in result && result.service_id)
    facts.push(number(resultWords.ourNumber, result.service_id));
  return facts;
}

function number(term: string, value: string | null, label = term.toLowerCase()): Fact {
  if (value === null) return { term, value: resultWords.unknown };
  return {
    term,
    value,
    record: true,
    action: <CopyButton text={value} label={label} iconOnly />,
  };
}

function name(value: string | null): Fact {
  return {
    term: resultWords.name,
    value: value ?? resultWords.unknown,
    record: value !== null,
  };
}
