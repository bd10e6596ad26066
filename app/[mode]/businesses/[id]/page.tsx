import type { Metadata } from 'next';
import { Suspense } from 'react';
import { canBeFilled, type Gap } from '#components/businesses/gap-words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { MarkChip } from '#components/filings/status-chip';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { BusinessRow } from '#lib/contract/business-rows';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { Inspector } from '../../inspector/inspector.tsx';
import { businessPageWords } from '../words.ts';
import { BusinessHeader } from './business-header.tsx';
import { BusinessSections } from './business-sections.tsx';
import { loadBusiness, loadBusinessRow } from './load-business.ts';

type BusinessPageProps = {
  params: Promise<{ mode: string; id: string }>;
  searchParams: Promise<{ activity?: string | string[] }>;
};

export async function generateMetadata({ params }: Pick<BusinessPageProps, 'params'>): Promise<Metadata> {
  const { mode, id } = await params;
  const business = await loadBusiness(await requireSession(mode), id);
  return { title: business.legal_name };
}

export default async function BusinessPage({ params, searchParams }: BusinessPageProps) {
  const { activity } = await searchParams;
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const business = await loadBusiness(session, id);
  const row = await loadBusinessRow(session, id);
  const canAct = session.may('prepare');
  const isHome = business.formation_business_id === null;
  const gaps = isHome ? (row?.gaps ?? []) : [];
  const isElsewhere = isHome && row !== null && row.registered_in.length + row.pending_in.length > 1;
  const isReady = isHome && gaps.length === 0;
  return (
    <>
      <BusinessHeader
        business={business}
        canAct={canAct}
        canQualify={isReady}
        canRemove={business.registration_status === 'record' && !isElsewhere}
        isIncomplete={gaps.length > 0 && canBeFilled(gaps)}
        ready={
          isReady && row ? (
            <Suspense>
              <CompleteLine session={session} row={row} />
            </Suspense>
          ) : null
        }
      />
      <GapNotice gaps={gaps} editHref={canAct ? paths.editBusiness(session.mode, id) : undefined} />
      <BusinessSections
        {...{ session, business }}
        canQualify={isReady && canAct}
        activity={typeof activity === 'string' ? activity : undefined}
      />
      <Inspector mode={session.mode} kind="business" id={id} />
    </>
  );
}

type CompleteLineProps = { session: Session; row: BusinessRow };

/** In how many states the record is complete enough to file, counted from what each state offers. */
async function CompleteLine({ session, row }: CompleteLineProps) {
  const { data } = await session.client.jurisdictions.list();
  const taken = new Set([...row.registered_in, ...row.pending_in]);
  const open = data.filter(
    ({ code, operations }) => operations.includes('foreign_qualification') && !taken.has(code),
  ).length;
  if (open === 0) return null;
  const word = businessPageWords.completeFor(open);
  return <MarkChip mark={{ shape: 'tick', word, tone: 'done' }} />;
}

type GapNoticeProps = { gaps: readonly Gap[]; editHref?: string };

/** The gaps that would block a plan, shown before one is started; each links to where it can be filled. */
function GapNotice({ gaps, editHref }: GapNoticeProps) {
  if (gaps.length === 0) return null;
  const title = gaps.length === 1 ? businessWords.gaps.one : businessWords.gaps.many(gaps.length);
  return (
    <Notice kind="warning" title={title} measure="full">
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {gaps.map(({ field, detail }) => (
          <li key={field}>
            {editHref && field !== 'registration_status' ? (
              <TextLink href={`${editHref}#field-${field}`}>{detail}</TextLink>
            ) : (
              detail
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
