import { createConsoleClient } from '#lib/client/console/create-console-client';
import { createClient } from '#lib/client/create-client';
import { env } from '#lib/config/env';
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

export function clientsOf(claims: PersonClaims) {
  return {
    client: createClient(filingService(claims)),
    console: createConsoleClient(consoleService(claims)),
  };
}

/** The console as the dashboard itself: for signing in. */
export function dashboardConsole() {
  return createConsoleClient({
    baseUrl: env().SERVICE_URL,
    token: async () => signDashboardToken((await dashboardSecrets()).console),
  });
}

function keyOf(mode: Mode, test: string | undefined, live: string | undefined): string | undefined {
  return mode === 'test' ? test : live;
}
