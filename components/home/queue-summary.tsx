import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/console/overview';
import type { Mode } from '#lib/contract/scalars';

type QueueSummaryProps = {
  overview: Overview;
  mode: Mode;
  /** Address of what comes first in the queue. */
  first: string | undefined;
};

/** How much waits, in one sentence, and the way to its first. */
export function QueueSummary({ overview, mode, first }: QueueSummaryProps) {
  const { cases, standing_still, counts } = overview;
  const parts = [
    said(counts.needs_response, 'question waits', 'questions wait', 'for your answer'),
    said(standing_still.length, 'filing stands still', 'filings stand still'),
    said(counts.drafts, 'draft is begun', 'drafts are begun'),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className="-mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-ink-2">
        {parts.join(', ')}.
        {counts.needs_response > cases.length ? (
          <>
            {' '}
            The {cases.length} that are due first stand here;{' '}
            <TextLink href={paths.cases(mode, { status: 'needs_response' })}>see all</TextLink>.
          </>
        ) : null}
      </p>
      {first ? (
        <LinkButton variant="primary" href={first}>
          Open the first
        </LinkButton>
      ) : null}
    </div>
  );
}

function said(count: number, one: string, many: string, rest = ''): string {
  return count === 0 ? '' : `${count.toLocaleString('en-US')} ${count === 1 ? one : many} ${rest}`.trim();
}
