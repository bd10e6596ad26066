import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type SerializedError } from 'pino';

// What drivers add to an error: the statement, its values, the row that Postgres refused, and the command that Redis did,
// which contains the password when it is that.
const members = ['query', 'params', 'detail', 'where', 'command'];

/** An error for the log, without the values of a failed statement: they are what people typed, and hashes of secrets. */
export function errorForLog(error: Error): SerializedError {
  const { message, stack, ...others } = pino.stdSerializers.err(error);
  const hidden = valuesIn(error);
  const without = (text: string) => hidden.reduce((left, values) => left.replaceAll(values, ''), text);
  const kept = Object.entries(others).filter(([name]) => !members.includes(name));
  return { ...Object.fromEntries(kept), message: without(message), stack: without(stack) } as SerializedError;
}

/** The ends of the messages, in the error and its causes, that Drizzle makes of the values. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = error instanceof DrizzleQueryError ? [`\nparams: ${error.params}`] : [];
  return [...own, ...valuesIn(error.cause)];
}
