import { stateName } from '#components/filings/state-name.ts';
import { homeWords } from '#components/home/words.ts';
import type { FilingSummary, Overview } from '#lib/contract/overview';
import { dayWords } from '#lib/rules/calendar/short-date';

/** "Next date: 3 Dec, Ilex & Sons, LLC is expected to move in Texas." Nothing if the data has no future date. */
export function nextDateWords({ moving, now }: Pick<Overview, 'moving' | 'now'>): string | null {
  const today = now.slice(0, 10);
  const dated = moving.flatMap((filing) => {
    const date = nextDateOf(filing, today);
    return date === null ? [] : [{ date, filing }];
  });
  const [first] = dated.toSorted((one, other) => one.date.localeCompare(other.date));
  if (!first) return null;
  const { legal_name, jurisdiction } = first.filing;
  return homeWords.none.nextDate(dayWords(first.date, now), legal_name, stateName(jurisdiction));
}

function nextDateOf({ expected }: FilingSummary, today: string): string | null {
  if (expected === null) return null;
  return [expected.from, expected.to].find((date) => date >= today) ?? null;
}
