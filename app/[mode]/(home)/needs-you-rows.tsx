import type { Session } from '#lib/session/session';
import { loadOverview } from './load-overview.ts';
import { NeedsYou } from './needs-you.tsx';

export async function NeedsYouRows({ session }: { session: Session }) {
  return <NeedsYou mode={session.mode} initial={await loadOverview(session)} />;
}
