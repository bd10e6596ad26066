import { createConsoleClient } from '#lib/client/console/create-console-client';
import { createClient } from '#lib/client/create-client';
import type { ClientOptions } from '#lib/client/transport';
import { waits } from '#lib/client/waits';

// The rate limit counts minutes, so whoever waits one and a half has waited it out.
const patience = {
  longestWait: 90,
  onWait: ({ milliseconds }) => waits.begin(milliseconds),
} satisfies Partial<ClientOptions>;

/**
 * The clients as a page in the browser holds them: over the dashboard's own door, which knows the signed-in person.
 * It lets reads through, uploads, fees and preflight; all other changes are server actions. Where the service asks to
 * wait, they wait, and the page shows it.
 */
export function browserClient(doorPath: string) {
  return createClient({ baseUrl: doorPath, token: null, ...patience });
}

export function browserConsole(doorPath: string) {
  return createConsoleClient({ baseUrl: doorPath, token: null, ...patience });
}
