import type { SaveStatus } from '#components/cases/draft-keeper.ts';
import { caseWords } from '#components/cases/words.ts';
import { formatInstant } from '#components/ui/format-time.ts';
import { useTimeZone } from '#components/ui/time-zone';

type SaveLineProps = { status: SaveStatus; by?: string };

/** Where the half-written answer stands. What settles is read out; that a save runs is not. */
export function SaveLine({ status }: SaveLineProps) {
  const isPassing = status.kind === 'idle' || status.kind === 'saving';
  const words = wordsOf(status, useTimeZone());
  return (
    <p className={status.kind === 'failed' || status.kind === 'conflict' ? 'text-you' : 'text-ink-2'}>
      <span aria-hidden={!isPassing}>{words}</span>
      <span role="status" className="sr-only">
        {isPassing ? '' : words}
      </span>
    </p>
  );
}

function wordsOf(status: SaveStatus, timeZone: string): string {
  switch (status.kind) {
    case 'idle':
      return caseWords.saving.idle;
    case 'saving':
      return caseWords.saving.saving;
    case 'saved':
      return caseWords.saving.saved(formatInstant(status.at, timeZone, 'time'));
    case 'failed':
      return caseWords.saving.failed;
    case 'conflict':
      return caseWords.saving.conflict(status.by, formatInstant(status.at, timeZone, 'time'));
    case 'closed':
      return caseWords.saving.closed;
  }
}
