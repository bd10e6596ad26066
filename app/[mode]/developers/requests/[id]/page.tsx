import type { Metadata } from 'next';
import { cache } from 'react';
import { objectOfRequest } from '#components/developers/object-link.ts';
import { NotHere } from '#components/elsewhere/not-here';
import { PageHeader } from '#components/ui/page-header';
import { ClientProblem } from '#lib/client/client-problem';
import { env } from '#lib/config/env';
import { paths } from '#lib/config/paths';
import type { LoggedRequestDetail } from '#lib/contract/request';
import { requireSession } from '#lib/session/require-session';
import { hostElsewhere } from '#lib/session/service-clients';
import type { Session } from '#lib/session/session';
import { requestWords } from '../words.ts';
import { AwaitedRequest } from './awaited-request.tsx';
import { RequestBodies } from './request-bodies.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestTools } from './request-tools.tsx';

type RequestPageProps = { params: Promise<{ mode: string; id: string }> };

/** Null if the log does not have it, or not yet: it is written once a second. */
const findRequest = cache(async (session: Session, id: string): Promise<LoggedRequestDetail | null> => {
  try {
    return await session.consoleClient.requests.get(decodeURIComponent(id));
  } catch (error) {
    if (error instanceof ClientProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
});

export async function generateMetadata({ params }: RequestPageProps): Promise<Metadata> {
  const { mode, id } = await params;
  const request = await findRequest(await requireSession(mode), id);
  return { title: request ? `${request.method} ${request.path.split('?')[0]}` : requestWords.list.request };
}

export default async function RequestPage({ params }: RequestPageProps) {
  const { mode, id } = await params;
  const session = await requireSession(mode);
  const request = await findRequest(session, id);
  const crumbs = [{ label: requestWords.list.title, href: paths.requests(session.mode) }];
  const host = hostElsewhere();
  if (!request && host) return <NotHere title={requestWords.list.request} host={host} />;
  if (!request) return <AwaitedRequest mode={session.mode} id={decodeURIComponent(id)} crumbs={crumbs} />;
  return (
    <>
      <PageHeader
        title={
          <span className="wrap-anywhere font-mono">
            {request.method} {request.path}
          </span>
        }
        crumbs={crumbs}
        actions={<RequestTools request={request} baseUrl={env().BASE_URL} mode={session.mode} />}
      />
      <RequestFacts request={request} mode={session.mode} about={objectOfRequest(session.mode, request)} />
      <RequestBodies request={request} />
    </>
  );
}
