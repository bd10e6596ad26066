import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { nowInMode } from '../../now-in-mode.ts';
import { BusinessForm } from '../business-form.tsx';
import { ReadOnlyNotice } from '../read-only-notice.tsx';

export const metadata: Metadata = { title: 'Add a business' };

type NewBusinessPageProps = { params: Promise<{ mode: string }> };

export default async function NewBusinessPage({ params }: NewBusinessPageProps) {
  const session = await requireSession((await params).mode);
  const { mode, role } = session;
  return (
    <>
      <PageHeader
        title="Add a business"
        crumbs={[{ label: 'Businesses', href: paths.businesses(mode) }]}
        description="As its home state has it on record. Three facts are enough to begin; the rest can follow."
      />
      {role === 'viewer' ? (
        <ReadOnlyNotice />
      ) : (
        <BusinessForm mode={mode} today={(await nowInMode(session)).slice(0, 10)} />
      )}
    </>
  );
}
