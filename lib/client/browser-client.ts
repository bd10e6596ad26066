import { createConsoleClient } from '#lib/client/console/create-console-client';
import { createClient } from '#lib/client/create-client';

/**
 * The clients as a page in the browser holds them: over the dashboard's own door, which knows the signed-in person.
 * It lets reads through, uploads, fees and preflight; all other changes are server actions.
 */
export function browserClient(doorPath: string) {
  return createClient({ baseUrl: doorPath, token: null });
}

export function browserConsole(doorPath: string) {
  return createConsoleClient({ baseUrl: doorPath, token: null });
}
