import { z } from 'zod';
import { answers, defineRoute, respond } from '#lib/service/edge/route';

export const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

export const getLivenessRoute = defineRoute(
  {
    method: 'get',
    path: '/healthz',
    operationId: 'getLiveness',
    summary: 'Ask whether the process is alive',
    tags: ['Health'],
    access: 'public',
    responses: { 200: answers(Health, 'It is') },
  },
  () => respond(Health, { status: 'ok' }),
);
