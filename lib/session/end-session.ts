import { ClientProblem } from '#lib/client/client-problem';
import { readBrowser } from '#lib/session/browser';
import { clientsOf } from '#lib/session/service-clients';

/** Ends the session with this hash, so that copies of its cookie are worthless. An ended session is no problem. */
export async function endSession(session: string | null): Promise<void> {
  if (!session) return;
  const { address, active } = await readBrowser();
  const { consoleClient } = clientsOf({ session, mode: 'test', address, active });
  await consoleClient.sessions.end('current').catch((error: unknown) => {
    if (!(error instanceof ClientProblem && error.code === 'unauthenticated')) throw error;
  });
}
