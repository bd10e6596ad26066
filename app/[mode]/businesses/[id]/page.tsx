import type { Metadata } from 'next';
import { Suspense } from 'react';
import { GapNotice } from '#components/businesses/gap-notice';
import { canBeFilled } from '#components/businesses/gap-words.ts';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { Inspector } from '../../inspector/inspector.tsx';
import { BusinessHeader } from './business-header.tsx';
import { BusinessSections } from './business-sections.tsx';
import { CompleteLine } from './complete-line.tsx';
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
  const [business, row] = await Promise.all([
    loadBusiness(session, id),
    loadBusiness(session, id).then(() => loadBusinessRow(session, id)),
  ]);
  const canAct = session.may('prepare');
  const isHome = business.formation_business_id === null;
  const gaps = isHome ? (row?.gaps ?? []) : [];
  const isReady = isHome && gaps.length === 0;
  return (
    <>
      <BusinessHeader
        business={business}
        canAct={canAct}
        canQualify={isReady}
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
