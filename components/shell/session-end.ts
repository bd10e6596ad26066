import { Watched } from '#components/ui/watched.ts';

/** What the answers to the requests of this page say about its session. */
class SessionEnd extends Watched<boolean> {
  /** The status of an answer to this person: 401 says that the session is over, and a success that there is one. */
  notice(status: number): void {
    this.set(status === 401 || (this.read() && status >= 400));
  }
}

/** Whether the session of this page has ended. */
export const sessionEnd = new SessionEnd(false);

/** Whether the session has gone on in another organization than that of this page. */
export const organizationLeft = new Watched(false);
