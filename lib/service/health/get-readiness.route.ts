import { setTimeout } from 'node:timers/promises';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { ProblemError } from '#lib/service/errors';
import { Health } from '#lib/service/health/get-liveness.route';

const patienceMs = 2_000;

export const getReadinessRoute = defineRoute(
  {
    method: 'get',
    path: '/readyz',
    operationId: 'getReadiness',
    summary: 'Ask whether requests can be answered',
    description: 'They can where the database answers.',
    tags: ['Health'],
    access: 'public',
    responses: { 200: answers(Health, 'They can') },
  },
  async (_, ctx) => {
    const isThere = ctx.parts.database.script('select 1').then(
      () => true,
      () => false,
    );
    if (await Promise.race([isThere, setTimeout(patienceMs, false, { ref: false })])) {
      return respond(Health, { status: 'ok' });
    }
    throw new ProblemError('unavailable', 'The database does not answer.', {}, { 'Retry-After': '2' });
  },
);
