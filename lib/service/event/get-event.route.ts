import { z } from 'zod';
import { Event } from '#lib/contract/event';
import { keptDays } from '#lib/contract/lifetimes';
import { answers, defineRoute, respond } from '#lib/service/edge/route';
import { getEvent } from '#lib/service/event/get-event';

export const getEventRoute = defineRoute(
  {
    method: 'get',
    path: '/v1/event/{id}',
    operationId: 'getEvent',
    summary: `Get an event of the last ${keptDays} days`,
    description: `One event of the last ${keptDays} days.`,
    tags: ['Event'],
    access: 'read',
    resource: 'event',
    problems: ['not_found'],
    request: { params: z.object({ id: z.string() }) },
    responses: { 200: answers(Event, 'The event') },
  },
  async (c, ctx) => respond(Event, await getEvent(ctx, c.req.valid('param').id)),
);
