import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { cache, Suspense } from 'react';
import { NotHere } from '#components/elsewhere/not-here';
import { homeTitle, needsYouCount } from '#components/home/home-title.ts';
import { homeWords } from '#components/home/words.ts';
import { ListArea, ListRows } from '#components/lists/list-area';
import { LookElsewhere } from '#components/shell/look-elsewhere';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { colleagues } from '../colleagues.ts';
import { NeedsFilters } from './needs-filters.tsx';
import { loadNeeds, type NeedsState } from './needs-query.ts';
import { NeedsYou } from './needs-you.tsx';

type HomePageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

/** The data of the home page, loaded once per request: the page and its title both need it. */
const loadOverview = cache(
  ({ consoleClient }: Session, owner: NeedsState['owner'], snoozed: NeedsState['snoozed']) =>
    consoleClient.overview.get({ owner: owner ?? undefined, snoozed: snoozed ?? undefined }),
);

export async function generateMetadata({ params, searchParams }: HomePageProps): Promise<Metadata> {
  const session = await requireSession((await params).mode);
  const { owner, snoozed } = await loadNeeds(searchParams);
  const words = homeTitle(hostElsewhere() ? 0 : needsYouCount(await loadOverview(session, owner, snoozed)));
  // The layout's pattern is for the pages below this one.
  return { title: { absolute: `${session.mode === 'test' ? '[Test] ' : ''}${words} · Statehouse` } };
}

export default async function HomePage({ params, searchParams }: HomePageProps) {
  const session = await requireSession((await params).mode);
  const host = hostElsewhere();
  if (host) return <NotHere title={homeWords.needs.title} host={host} />;
  const state = await loadNeeds(searchParams);
  // The session may be in the organization that was chosen last.
  const other = session.organizations.find(({ id }) => id === state.of && id !== session.organization.id);
  if (other) {
    return (
      <>
        <PageHeader title={homeWords.needs.title} />
        <LookElsewhere legend={homeWords.needs.ofAnother} only={other.id} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={homeWords.needs.title} />
      <ListArea>
        <NeedsFilters colleagues={colleagues(session)} />
        <ListRows>
          <Suspense fallback={<PageSkeleton label={homeWords.needs.table} lines={14} size="row" />}>
            <NeedsYouRows session={session} state={state} />
          </Suspense>
        </ListRows>
      </ListArea>
    </>
  );
}

async function NeedsYouRows({ session, state }: { session: Session; state: NeedsState }) {
  const canAct = session.may('prepare');
  return (
    <NeedsYou
      mode={session.mode}
      state={state}
      initial={await loadOverview(session, state.owner, state.snoozed)}
      colleagues={canAct ? await colleagues(session) : []}
      canAdd={canAct}
    />
  );
}
