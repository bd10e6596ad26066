import type { ClientProblem } from '#lib/client/client-problem';
import { createClient } from '#lib/client/create-client';
import { createConsoleClient } from '#lib/client/create-console-client';
import { createDeskClient } from '#lib/client/create-desk-client';
import type { ClientOptions } from '#lib/client/transport';
import { env } from '#lib/config/env';
import type { PersonClaims } from '#lib/contract/token';
import { writeDigest } from '#lib/rules/plan/problem-digest';
import type { Browser } from '#lib/session/browser';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { fetchAsDashboard } from '#lib/session/fetch-as-dashboard';
import { fetchElsewhere } from '#lib/session/fetch-elsewhere';
import { signDashboardToken, signPersonToken } from '#lib/session/sign-token';
import { traceContext } from '#lib/tracing/tracing';

/** The session, mode and address with which a call is made. */
export type Acting = Omit<PersonClaims, 'sub'>;

export type Service = { baseUrl: string; token: () => Promise<string>; fetch?: typeof fetch };

/** The host that has filings and records, if that is another service, whose API is all that it offers; else null. */
export function hostElsewhere(): string | null {
  const { FILING_API_URL } = env();
  return FILING_API_URL === undefined ? null : new URL(FILING_API_URL).host;
}

/**
 * Where filing operations go: to this installation as the person, or to another one with the organization's key. That
 * service knows no person, so a person who may not write gets no key for an operation that `writes`.
 */
function filingService(acting: Acting, writes = false, fetchFrom?: typeof fetch): Service {
  const { FILING_API_URL } = env();
  if (!FILING_API_URL) return consoleService(acting);
  return {
    baseUrl: FILING_API_URL,
    token: () => remoteKeyOf(acting, writes),
    fetch: fetchElsewhere(acting.mode, fetchFrom),
  };
}

// The audit log too: it has the people, keys and sign-ins of this installation.
const keptHere = /^\/(?:console|v1\/operations|v1\/audit)(?=[/.]|$)/;

/** Where an operation that a browser asks for goes, by its path. */
export function serviceOf(path: string, acting: Acting, writes: boolean): Service {
  return keptHere.test(path) ? consoleService(acting) : filingService(acting, writes);
}

/** Console operations, and those of the operations desk, stay at this installation. */
function consoleService(acting: Acting): Service {
  return {
    baseUrl: env().SERVICE_URL,
    token: async () => signPersonToken(acting, (await dashboardSecrets()).console),
  };
}

/**
 * The clients of a page or an action. They hardly wait when the service asks for it: the page shows the wait instead of
 * hanging. A problem that stops a page gives the browser its code, its request id and the wait.
 */
export function clientsOf(
  acting: Acting,
  { writes = false, ...own }: Partial<ClientOptions> & { writes?: boolean } = {},
) {
  const options = { longestWait: 1, onProblem: labelForPage, headers: traceContext(), ...own };
  const here = { ...consoleService(acting), ...options };
  return {
    client: {
      ...createClient({ ...options, ...filingService(acting, writes, options.fetch) }),
      audit: createClient(here).audit,
    },
    consoleClient: createConsoleClient(here),
    deskClient: createDeskClient(here),
  };
}

function labelForPage(problem: ClientProblem): void {
  Object.assign(problem, { digest: writeDigest(problem) });
}

/** The console as the dashboard itself: for signing in, and for operations that a browser never calls. */
export function dashboardConsole({ address, agent }: Pick<Browser, 'address' | 'agent'>) {
  return createConsoleClient({
    baseUrl: env().SERVICE_URL,
    token: async () => signDashboardToken((await dashboardSecrets()).console, { address, agent }),
    fetch: fetchAsDashboard(),
    // The longest wait for a sign-in in the queue; shorter than the wait after too many attempts.
    longestWait: 2,
    headers: traceContext(),
    onProblem: labelForPage,
  });
}

async function remoteKeyOf({ address, ...acting }: Acting, writes: boolean): Promise<string> {
  const { remoteKeys } = dashboardConsole({ address, agent: null });
  return (await remoteKeys.use({ ...acting, writes })).api_key;
}
