import { stateName } from '#components/filings/state-name.ts';
import { expectedDays } from '#components/filings/timeline-ahead.ts';
import { filingWords } from '#components/filings/words.ts';
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
  if (status === 'canceled') return <p>{filingWords.result.canceled}</p>;
  const days = expected && expectedDays(expected, now);
  if (status === 'filed' && type !== 'ein') {
    const when = days ? filingWords.result.are(...days) : filingWords.result.notYet;
    return <p className="text-ink-2">{filingWords.result.accepted(stateName(jurisdiction), when)}</p>;
  }
  const when = days ? filingWords.result.which(...days) : '';
  return (
    <p className="text-ink-2">
      {type === 'ein'
        ? filingWords.result.ein(when)
        : filingWords.result.ahead(
            stateName(jurisdiction),
            when,
            type === 'formation' ? 'formation' : 'authority',
          )}
    </p>
  );
}

function factsOf(result: FilingResult): Fact[] {
  if ('ein_number' in result) return [number('EIN', result.ein_number, 'EIN'), name(result.legal_name)];
  const date = 'registration_date' in result ? result.registration_date : result.formation_date;
  const facts = [
    number(filingWords.result.number, result.registration_number),
    {
      term: 'formation_date' in result ? filingWords.result.formedOn : filingWords.result.registeredOn,
      value: date ? <CivilDate value={date} /> : filingWords.result.unknown,
    },
  ];
  if ('service_id' in result && result.service_id)
    facts.push(number(filingWords.result.ourNumber, result.service_id));
  return facts;
}

function number(term: string, value: string | null, label = term.toLowerCase()): Fact {
  if (value === null) return { term, value: filingWords.result.unknown };
  return {
    term,
    value,
    record: true,
    action: <CopyButton text={value} label={label} iconOnly />,
  };
}

function name(value: string | null): Fact {
  return {
    term: filingWords.result.name,
    value: value ?? filingWords.result.unknown,
    record: value !== null,
  };
}
