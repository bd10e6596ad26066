import { stateName } from '#components/filings/state-name.ts';
import { FILING_MARKS } from '#components/filings/status-mark.ts';
import { Link } from '#components/ui/link';
import { deskPaths } from '#lib/config/desk-paths';
import type { DeskCounts } from '#lib/contract/desk-filing';
import { queueWords } from '../words.ts';
import { noFilters, type QueueState, queueQuery } from './queue-query.ts';

type Counted = { label: string; count: number; change: Partial<QueueState>; loud?: boolean };

/** The number of open filings by filter, each a link to them. Zeros are not shown, nor groups of only zeros. */
export function QueueCounts({ counts, state }: { counts: DeskCounts; state: QueueState }) {
  if (counts.open === 0 && counts.answered === 0) return null;
  const whole: Counted[] = [
    { label: queueWords.open, count: counts.open, change: {} },
    { label: queueWords.overdue, count: counts.overdue, change: { overdue: 'true' }, loud: true },
    { label: queueWords.unclaimed, count: counts.unclaimed, change: { claimed_by: 'none' } },
    { label: queueWords.mine, count: counts.mine, change: { claimed_by: 'me' } },
    { label: queueWords.answered, count: counts.answered, change: { answered: 'true' } },
  ];
  const byStatus = counts.by_status.map(({ status, count }) => ({
    label: FILING_MARKS[status].word,
    count,
    change: { status },
  }));
  const byState = counts.by_jurisdiction.map(({ jurisdiction, count }) => ({
    label: stateName(jurisdiction),
    count,
    change: { jurisdiction },
  }));
  return (
    <nav aria-label={queueWords.counts} data-no-print="" className="mb-4 space-y-1 border-rule border-y py-2">
      <CountLine items={whole} state={state} />
      <CountLine label={queueWords.byStatus} items={byStatus} state={state} />
      <CountLine label={queueWords.byState} items={byState} state={state} />
    </nav>
  );
}

function CountLine({ label, items, state }: { label?: string; items: Counted[]; state: QueueState }) {
  const shown = items.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 sm:flex-nowrap">
      {label ? <p className="w-20 shrink-0 text-ink-2 text-small max-sm:w-full">{label}</p> : null}
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
        {shown.map(({ label: name, count, change, loud }) => (
          <li key={name}>
            <Link
              href={queueQuery(deskPaths.queue, { ...noFilters, ...change, pages: [] })}
              scroll={false}
              aria-current={isShown(state, change) ? 'true' : undefined}
              className={`inline-flex min-h-6 items-center gap-1.5 rounded-tile px-1 underline decoration-1 decoration-rule underline-offset-[.18em] hover:decoration-current pointer-coarse:min-h-11 aria-[current]:bg-selected aria-[current]:font-semibold ${loud ? 'font-semibold text-stop' : 'text-ink'}`}
            >
              {name} <span className="numeric font-semibold">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the list shows exactly these. */
function isShown(state: QueueState, change: Partial<QueueState>): boolean {
  const wanted = { ...noFilters, ...change };
  return Object.entries(wanted).every(([name, value]) => state[name as keyof QueueState] === value);
}
