import type { ClientProblem } from '#lib/client/client-problem';
import { createConsoleClient } from '#lib/client/console/create-console-client';
import { createClient } from '#lib/client/create-client';
import type { ClientOptions } from '#lib/client/transport';
import { env } from '#lib/config/env';
import { writeDigest } from '#lib/contract/console/problem-digest';
import type { PersonClaims } from '#lib/contract/console/token';
import type { Mode } from '#lib/contract/scalars';
import { dashboardSecrets } from '#lib/session/dashboard-secrets';
import { signDashboardToken, signPersonToken } from '#lib/session/sign-token';

/** Where filing operations go, and with what: this installation as the person, or another one with the key of the mode. */
export function filingService(claims: PersonClaims): { baseUrl: string; token: () => Promise<string> } {
  const { FILING_API_URL, FILING_API_KEY_TEST, FILING_API_KEY_LIVE } = env();
  const key = keyOf(claims.mode, FILING_API_KEY_TEST, FILING_API_KEY_LIVE);
  if (FILING_API_URL && key) return { baseUrl: FILING_API_URL, token: async () => key };
  return consoleService(claims);
}

/** Console operations stay at this installation. */
export function consoleService(claims: PersonClaims): { baseUrl: string; token: () => Promise<string> } {
  return {
    baseUrl: env().SERVICE_URL,
    token: async () => signPersonToken(claims, (await dashboardSecrets()).console),
  };
}

/**
 * The clients of a page or an action. They hardly wait where the service asks for it: a page shows that it waits
 * instead of standing still. A problem that stops a page tells the browser its code, its request and the wait.
 */
export function clientsOf(claims: PersonClaims, own: Partial<ClientOptions> = {}) {
  const options = { longestWait: 1, onProblem: labelForPage, ...own };
  return {
    client: createClient({ ...filingService(claims), ...options }),
    console: createConsoleClient({ ...consoleService(claims), ...options }),
  };
}

function labelForPage(problem: ClientProblem): void {
  Object.assign(problem, { digest: writeDigest(problem) });
}

/** The console as the dashboard itself: for signing in. */
export function dashboardConsole() {
  return createConsoleClient({
    baseUrl: env().SERVICE_URL,
    token: async () => signDashboardToken((await dashboardSecrets()).console),
    longestWait: 0,
  });
}

function keyOf(mode: Mode, test: string | undefined, live: string | undefined): string | undefined {
  return mode === 'test' ? test : live;
}
