import { cache } from 'react';
import type { Session } from '#lib/session/session';
import type { NeedsState } from './needs-query.ts';

/** The data of the home page, loaded once per request: the page and its title both need it. */
export const loadOverview = cache(
  ({ consoleClient }: Session, owner: NeedsState['owner'], snoozed: NeedsState['snoozed']) =>
    consoleClient.overview.get({ owner: owner ?? undefined, snoozed: snoozed ?? undefined }),
);
