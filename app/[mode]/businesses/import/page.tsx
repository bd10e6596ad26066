import type { Metadata } from 'next';
import { importWords } from '#components/businesses/import/words.ts';
import { NotHere } from '#components/elsewhere/not-here';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import { businessListWords } from '../words.ts';
import { ImportForm } from './import-form.tsx';

export const metadata: Metadata = { title: importWords.title };

export default async function ImportPage({ params }: { params: Promise<{ mode: string }> }) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={importWords.title} host={host} />;
  return (
    <>
      <PageHeader
        title={importWords.title}
        crumbs={[{ label: businessListWords.title, href: paths.businesses(session.mode) }]}
        description={importWords.description}
      />
      {session.may('prepare') ? <ImportForm mode={session.mode} /> : <ReadOnlyNotice />}
    </>
  );
}
