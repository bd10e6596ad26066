import { StartError } from '#lib/config/start-error';

// 57P03 and 53300: Postgres is just starting, or has no connection left.
const noAnswer =
  /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P03|53300)$/;
const noConnection =
  /timeout exceeded when trying to connect|Connection terminated|does not support SSL|certificate/;
// Class 28: it does not accept this login from here, or not this password. 3D000: it has no such database.
const refusal = /^(?:28|3D000)/;

/** Why the Postgres of this setting cannot be used, with the remedy and without the address; null for another error. */
export function connectionFault(error: unknown, variable: string): StartError | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const why = message || code;
  if (noAnswer.test(code) || noConnection.test(message)) {
    return new StartError(
      `Postgres does not answer at the address in ${variable} (${why}). Start it, or correct the address.`,
    );
  }
  if (!refusal.test(code)) return null;
  return new StartError(
    `Postgres refuses the login or the database in ${variable} (${why}). Correct the user, the password or the name of the database.`,
  );
}
