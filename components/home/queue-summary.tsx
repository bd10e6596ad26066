import { homeWords } from '#components/home/words.ts';
import { LinkButton } from '#components/ui/link-button';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';
import { shownCount } from '#lib/rules/list/shown-count';

type QueueSummaryProps = {
  overview: Overview;
  mode: Mode;
  /** The address of the first item in the queue. */
  first: string | undefined;
  /** Whether the rows are the snoozed ones. */
  isPutOff: boolean;
};

const list = new Intl.ListFormat('en-US');

/** How much waits, in one sentence, with a link to the first. */
export function QueueSummary({ overview, mode, first, isPutOff }: QueueSummaryProps) {
  const { cases, totals } = overview;
  const count = (kind: keyof typeof totals) => totals[kind][isPutOff ? 'snoozed' : 'listed'];
  const kinds = Object.keys(homeWords.summary.kinds) as (keyof typeof homeWords.summary.kinds)[];
  const parts = kinds.map((kind) => said(count(kind), homeWords.summary.kinds[kind])).filter(Boolean);
  const putOff = isPutOff ? 0 : Object.values(totals).reduce((sum, { snoozed }) => sum + snoozed, 0);
  if (parts.length === 0 && putOff === 0) return null;
  return (
    <div className="mt-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:mt-2 max-sm:mb-3">
      <p role="status" className="text-ink-2">
        {parts.length > 0 ? `${list.format(parts)}.` : null}
        {count('cases') > cases.length ? (
          <>
            {' '}
            {homeWords.summary.firstOnes(cases.length)}{' '}
            <TextLink href={paths.cases(mode, { status: 'needs_response' })}>
              {homeWords.summary.seeAll}
            </TextLink>
          </>
        ) : null}
        {putOff > 0 ? (
          <>
            {' '}
            <TextLink href={paths.home(mode, { snoozed: 'true' })}>
              {homeWords.summary.snoozed(putOff)}
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
  return count === 0 ? '' : `${shownCount(count)} ${words(count === 1)}`;
}
