import { cache } from 'react';
import type { Session } from '#lib/session/session';
import type { NeedsState } from './needs-query.ts';

/** What the home page shows, once per request: the page and its title both ask for it. */
export const loadOverview = cache(
  ({ consoleClient }: Session, owner: NeedsState['owner'], snoozed: NeedsState['snoozed']) =>
    consoleClient.overview.get({ owner: owner ?? undefined, snoozed: snoozed ?? undefined }),
);
