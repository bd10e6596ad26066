import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';
import { Health } from '#lib/service/health/get-liveness.route';

const timeoutMs = 2_000;

async function isAway(sentence: string, asked: Promise<unknown>, log: Logger): Promise<string | null> {
  const answered = asked.then(
    () => null,
    (error: unknown) => {
      // Anybody may ask whether it is ready, so the answer does not say why it is not.
      log.warn({ err: error }, sentence);
      return sentence;
    },
  );
  return Promise.race([answered, setTimeout(timeoutMs, sentence, { ref: false })]);
}

export const getReadinessRoute = defineRoute(
  {
    method: 'get',
    path: '/readyz',
    operationId: 'getReadiness',
    summary: 'Ask whether requests can be answered',
    description: 'They can where the database, the job queue and the storage of the documents answer.',
    tags: ['Health'],
    access: 'public',
    responses: { 200: answers(Health, 'They can') },
  },
  async (_, ctx) => {
    const { database, documents, log } = ctx.parts;
    const away = await Promise.all([
      // The statements of organizations and the queue have connections of their own.
      isAway(
        'The database does not answer.',
        Promise.all([database, database.tenant].map(({ script }) => script('select 1'))),
        log,
      ),
      isAway('The job queue does not answer.', database.jobs.executeSql('select 1 from pgboss.version'), log),
      isAway('The documents cannot be reached.', documents.reach(), log),
    ]);
    const said = away.filter((sentence) => sentence !== null);
    if (said.length === 0) return respond(Health, { status: 'ok' });
    throw new ProblemError('unavailable', said.join(' '), {}, { 'Retry-After': '2' });
  },
);
