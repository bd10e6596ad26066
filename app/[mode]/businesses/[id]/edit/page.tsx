import type { Metadata } from 'next';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { nowInMode } from '../../../now-in-mode.ts';
import { BusinessForm } from '../../business-form.tsx';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import { loadBusiness, loadBusinessRow } from '../load-business.ts';

type EditBusinessPageProps = { params: Promise<{ mode: string; id: string }> };

export async function generateMetadata({ params }: EditBusinessPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const business = await loadBusiness(await requireSession(mode), id);
  return { title: `Edit ${business.legal_name}` };
}

export default async function EditBusinessPage({ params }: EditBusinessPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const business = await loadBusiness(session, id);
  const [row, now] = await Promise.all([loadBusinessRow(session, id), nowInMode(session)]);
  const pending = row?.pending_in.length ?? 0;
  return (
    <>
      <PageHeader
        title="Edit the record"
        crumbs={[
          { label: 'Businesses', href: paths.businesses(session.mode) },
          {
            label: <span className="font-record">{business.legal_name}</span>,
            href: paths.business(session.mode, id),
          },
        ]}
        description="Applications read the facts that say so, from here and nowhere else."
      />
      {pending > 0 ? (
        <div className="mb-6">
          <Notice>
            {pending === 1 ? 'A filing is' : `${pending} filings are`} under way with the record as it was. A
            change here reaches the applications that follow.
          </Notice>
        </div>
      ) : null}
      {session.role === 'viewer' ? (
        <ReadOnlyNotice />
      ) : (
        <BusinessForm mode={session.mode} today={now.slice(0, 10)} business={business} />
      )}
    </>
  );
}
