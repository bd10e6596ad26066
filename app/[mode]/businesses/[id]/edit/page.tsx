import type { Metadata } from 'next';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { nowInMode } from '../../../now-in-mode.ts';
import { ReadOnlyNotice } from '../../../read-only-notice.tsx';
import { BusinessForm } from '../../business-form.tsx';
import { businessListWords, businessPageWords } from '../../words.ts';
import { loadBusiness, loadBusinessRow, loadBusinessVersion } from '../load-business.ts';

type EditBusinessPageProps = { params: Promise<{ mode: string; id: string }> };

export async function generateMetadata({ params }: EditBusinessPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const business = await loadBusiness(await requireSession(mode), id);
  return { title: businessPageWords.editTitle(business.legal_name) };
}

export default async function EditBusinessPage({ params }: EditBusinessPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const [{ business, version }, row, now] = await Promise.all([
    loadBusinessVersion(session, id),
    loadBusinessRow(session, id),
    nowInMode(session),
  ]);
  const pending = row?.pending_in.length ?? 0;
  return (
    <>
      <PageHeader
        title={businessPageWords.edit}
        crumbs={[
          { label: businessListWords.title, href: paths.businesses(session.mode) },
          {
            label: <span className="font-record">{business.legal_name}</span>,
            href: paths.business(session.mode, id),
          },
        ]}
        description={businessPageWords.editDetail}
      />
      {pending > 0 ? (
        <div className="mb-6">
          <Notice>{businessPageWords.pendingFilings(pending)}</Notice>
        </div>
      ) : null}
      {business.registration_status === 'record' ? null : (
        <div className="mb-6">
          <Notice>
            {business.registration_status === 'canceled'
              ? businessPageWords.canceledFacts
              : businessPageWords.ownedFacts}
          </Notice>
        </div>
      )}
      {session.may('prepare') ? (
        <BusinessForm mode={session.mode} today={now.slice(0, 10)} business={business} version={version} />
      ) : (
        <ReadOnlyNotice />
      )}
    </>
  );
}
