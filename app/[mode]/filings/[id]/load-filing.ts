import { notFound } from 'next/navigation';
import { cache } from 'react';
import { nullIfNotFound } from '#lib/client/client-problem';
import type { FilingRow } from '#lib/contract/filing-rows';
import { Id } from '#lib/contract/scalars';
import { orNotFound } from '#lib/session/or-not-found';
import type { Session } from '#lib/session/session';
import { nowInMode } from '../../now-in-mode.ts';
import { everyEvent } from './every-event.ts';
import type { FilingView } from './filing-view.ts';

/** The filing itself, once per request: the page and its title both ask for it. */
export const loadFiling = cache(async (session: Session, id: string) => {
  if (!Id.safeParse(id).success) notFound();
  return orNotFound(session.client.filings.get(id));
});

/** The submission, and the rules by which it was checked; null if the service has no submissions. */
export const loadSubmission = cache((session: Session, id: string) =>
  session.client.filings.submission(id).catch(nullIfNotFound),
);

export async function loadFilingView(session: Session, id: string): Promise<FilingView> {
  const [filing, events, summary, now] = await Promise.all([
    loadFiling(session, id),
    loadFiling(session, id).then(() => everyEvent(session.client, id)),
    loadFiling(session, id).then(() => summaryOf(session, id)),
    nowInMode(session),
  ]);
  return { filing, events, summary, now };
}

/** A service that is hosted elsewhere has no summary: the page then shows what the filing itself has. */
async function summaryOf({ consoleClient }: Session, id: string): Promise<FilingRow | null> {
  return consoleClient.filings.summary(id).catch(nullIfNotFound);
}
