import pino, { type Logger } from 'pino';
import { env } from '#lib/config/env';
import { logTrace } from '#lib/tracing/tracing';

let logger: Logger | undefined;

/** Log lines of the dashboard, in the same format as the service's. */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...logTrace(),
  });
  return logger;
}
