import { cache } from 'react';
import type { Session } from '#lib/session/session';

/** What the home page shows, once per request: the page and its title both ask for it. */
export const loadOverview = cache((session: Session) => session.consoleClient.overview.get());
