'use client';

import { momentWords } from '#components/filings/moment-words.ts';
import { useTimeZone } from '#components/ui/time-zone';
import type { DeskFiling } from '#lib/contract/desk-filing';
import { noHolder } from './no-holder.ts';
import { deskWords } from './words.ts';

const sinceWords = (moment: string) => moment.replace(/^Today/, 'today');

type HolderProps = {
  filing: Pick<DeskFiling, 'claim' | 'waits_for_formation'>;
  personId: string;
  now: string;
};

/** Who has claimed a filing, and since when. */
export function Holder({ filing, personId, now }: HolderProps) {
  const timeZone = useTimeZone();
  const { claim } = filing;
  if (claim === null) return <span className="text-ink-2 max-sm:hidden">{noHolder(filing)}</span>;
  return (
    <span>
      <span className={claim.by.id === personId ? 'font-semibold' : undefined}>
        {claim.by.id === personId ? deskWords.you : claim.by.name}
      </span>
      <span className="text-ink-2 text-small wide:sr-only">
        {' '}
        {deskWords.since}{' '}
        <time dateTime={claim.since}>{sinceWords(momentWords(claim.since, now, timeZone))}</time>
      </span>
    </span>
  );
}
