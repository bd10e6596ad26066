import { BrowserOperations } from '#lib/contract/browser-operation';
import type { Registration } from '#lib/service/edge/app-env';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

/** The dashboard proxies only the operations listed here, so that each route declares whether a browser may call it. */
export function listBrowserOperationsRoute(routes: readonly Registration[]): Registration {
  const data = routes.flatMap(({ browser }) => (browser ? [browser] : []));
  return defineRoute(
    {
      method: 'get',
      path: '/console/browser-operation',
      operationId: 'listBrowserOperations',
      summary: 'What a page in the browser may ask for',
      tags: ['Console'],
      access: 'dashboard',
      responses: { 200: answers(BrowserOperations, 'The operations that the dashboard passes on') },
    },
    () => respond(BrowserOperations, { data }),
  );
}
