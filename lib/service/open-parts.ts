import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Env } from '#lib/config/env';
import type { Secrets } from '#lib/config/secrets';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { loadFormerRules } from '#lib/jurisdictions/load-former';
import type { Parts } from '#lib/service/context';
import { Credentials } from '#lib/service/credentials';
import type { Database } from '#lib/service/db/database';
import { traceDatabase } from '#lib/service/db/trace-database';
import { openDocumentStore } from '#lib/service/document/open-document-store';
import { errorForLog } from '#lib/service/error-for-log';
import { startJobs } from '#lib/service/jobs/jobs';
import { openMailer } from '#lib/service/mail/mailer';
import { openDatabase } from '#lib/service/open-database';
import { readRegisteredOffices } from '#lib/service/registered-agent/registered-offices';
import { openRegistries } from '#lib/service/registry/open-registries';
import { openSender } from '#lib/service/webhook/open-sender';
import { logTrace } from '#lib/tracing/tracing';

export type PartsConfig = {
  env: Env;
  secrets: Secrets;
  clock?: () => Date;
  /** Passed by tests, with its tables; otherwise the one in the environment is opened. */
  database?: Database;
  /** The destination of the log; standard output by default. */
  logTo?: DestinationStream;
};

/** Opens all parts of the service: database, migrations, job queue, documents, rules. */
export async function openParts(config: PartsConfig): Promise<Parts> {
  const { env, secrets, clock = () => new Date() } = config;
  const log = openLog(env, config.logTo);
  const jurisdictions = loadJurisdictions();
  const offices = readRegisteredOffices(env, jurisdictions);
  const database = traceDatabase(config.database ?? (await openDatabase(env, secrets, log)));
  try {
    const jobs = await startJobs(database, log);
    const credentials = new Credentials(database);
    await credentials.start();
    const documents = await openDocumentStore(env);
    return {
      env,
      secrets,
      log,
      database,
      credentials,
      jobs,
      documents,
      registries: openRegistries(env, {
        db: database.db,
        jurisdictions: new Set(jurisdictions.keys()),
        clock,
      }),
      sender: openSender(env, database.kind),
      mailer: openMailer(env),
      jurisdictions,
      formerRules: loadFormerRules(),
      offices,
      clock,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openLog(env: Env, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...logTrace(),
    serializers: { err: errorForLog },
    redact: { paths: ['*.password', '*.authorization', '*.secret', '*.raw_key'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}

export async function closeParts(parts: Parts): Promise<void> {
  await parts.jobs.stop();
  await parts.sender.close();
  await parts.credentials.stop();
  await parts.database.close();
}
