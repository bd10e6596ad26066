import { CountList } from '#components/home/count-list';
import { MovingTable, SHOWN_ON_PHONE } from '#components/home/moving-table';
import { homeWords } from '#components/home/words.ts';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Overview } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

const SHOWN = 10;

type WhatMovesProps = { overview: Overview; mode: Mode; fresh: ReadonlySet<string> };

/** Below what needs a person: filings in progress, and how many there are of everything. */
export function WhatMoves({ overview, mode, fresh }: WhatMovesProps) {
  const { moving, counts, now } = overview;
  const { completed, canceled, ...open } = counts.filings;
  const openCount = Object.values(open).reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-x-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      {moving.length > 0 ? (
        <Section
          id="moving"
          title={homeWords.moving.title}
          actions={
            openCount > Math.min(moving.length, SHOWN_ON_PHONE) ? (
              <span className={openCount > Math.min(moving.length, SHOWN) ? '' : 'sm:hidden'}>
                <LinkButton size="small" href={paths.filings(mode, { status: 'open' })}>
                  {homeWords.moving.allOpen(openCount)}
                </LinkButton>
              </span>
            ) : null
          }
        >
          <MovingTable rows={moving.slice(0, SHOWN)} mode={mode} now={now} fresh={fresh} />
        </Section>
      ) : null}
      {counts.businesses > 0 || openCount + completed + canceled > 0 ? (
        <Section id="counts" title={homeWords.moving.total}>
          <CountList counts={counts} mode={mode} />
        </Section>
      ) : null}
    </div>
  );
}
