import { homeWords } from '#components/home/words.ts';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/overview';
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
    said(counts.needs_response, homeWords.summary.cases),
    said(counts.obligations_due, homeWords.summary.obligations),
    said(counts.agent_mail, homeWords.summary.agentMail),
    said(counts.approvals, homeWords.summary.approvals),
    said(standing_still.length, homeWords.summary.standingStill),
    said(counts.drafts, homeWords.summary.plans),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className="-mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-ink-2">
        {parts.join(', ')}.
        {counts.needs_response > cases.length ? (
          <>
            {' '}
            {homeWords.summary.firstOnes(cases.length)}{' '}
            <TextLink href={paths.cases(mode, { status: 'needs_response' })}>
              {homeWords.summary.seeAll}
            </TextLink>
          </>
        ) : null}
      </p>
      {first ? (
        <LinkButton variant="primary" href={first}>
          {homeWords.summary.openFirst}
        </LinkButton>
      ) : null}
    </div>
  );
}

function said(count: number, words: (isOne: boolean) => string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-US')} ${words(count === 1)}`;
}
