import type { SaveStatus } from '#components/cases/draft-keeper';
import { formatInstant } from '#components/ui/format-time';

type SaveLineProps = { status: SaveStatus; by?: string };

/** Where the half-written answer stands. What settles is read out; that a save runs is not. */
export function SaveLine({ status }: SaveLineProps) {
  const isPassing = status.kind === 'idle' || status.kind === 'saving';
  return (
    <p className={status.kind === 'failed' || status.kind === 'conflict' ? 'text-you' : 'text-ink-2'}>
      <span aria-hidden={!isPassing}>{wordsOf(status)}</span>
      <span role="status" className="sr-only">
        {isPassing ? '' : wordsOf(status)}
      </span>
    </p>
  );
}

function wordsOf(status: SaveStatus): string {
  switch (status.kind) {
    case 'idle':
      return 'What you type is saved as you go.';
    case 'saving':
      return 'Saving';
    case 'saved':
      return `Saved ${formatInstant(status.at, 'UTC', 'time')} UTC`;
    case 'failed':
      return 'Not saved, trying again';
    case 'conflict':
      return `${status.by} changed this at ${formatInstant(status.at, 'UTC', 'time')} UTC. Choose above which answer stays.`;
    case 'closed':
      return 'This question takes no answer any more.';
  }
}
