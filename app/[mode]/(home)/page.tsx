import type { Metadata } from 'next';
import { Suspense } from 'react';
import { homeTitle, needsYouCount } from '#components/home/home-title.ts';
import { homeWords } from '#components/home/words.ts';
import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { loadOverview } from './load-overview.ts';
import { NeedsYou } from './needs-you.tsx';

type HomePageProps = { params: Promise<{ mode: string }> };

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const session = await requireSession((await params).mode);
  const words = homeTitle(needsYouCount(await loadOverview(session)));
  // The layout's pattern is for the pages below this one.
  return { title: { absolute: `${session.mode === 'test' ? '[Test] ' : ''}${words} · Statehouse` } };
}

export default async function HomePage({ params }: HomePageProps) {
  const session = await requireSession((await params).mode);
  return (
    <>
      <PageHeader title={homeWords.needs.title} />
      <Suspense fallback={<Skeleton label={homeWords.needs.table} lines={14} size="row" />}>
        <NeedsYouRows session={session} />
      </Suspense>
    </>
  );
}

async function NeedsYouRows({ session }: { session: Session }) {
  return <NeedsYou mode={session.mode} initial={await loadOverview(session)} />;
}
