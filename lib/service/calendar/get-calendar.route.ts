import { z } from 'zod';
import { addressBlock } from '#lib/config/client-address';
import { waitWords } from '#lib/rules/calendar/wait-words';
import { getCalendar } from '#lib/service/calendar/get-calendar';
import type { Registration } from '#lib/service/edge/app-env';
import { hasTag } from '#lib/service/edge/entity-tag';
import { defineRoute } from '#lib/service/edge/route';
import { nullIfNotFound, ProblemError, unknownPath } from '#lib/service/errors';
import type { AttemptCounter } from '#lib/service/limits/attempt-counter';
import { versionOf } from '#lib/service/resource-version';

export const calendarTries = { name: 'calendar', most: 60, seconds: 60 };

/** Read by calendar programs, which cannot send a header: the address is the secret. */
export function getCalendarRoute(attempts: AttemptCounter): Registration {
  return defineRoute(
    {
      method: 'get',
      path: '/calendar/{file}',
      operationId: 'getCalendar',
      summary: 'Read a calendar',
      description: 'What is due, in the format of RFC 5545, for whoever has the address.',
      tags: ['Calendar'],
      access: 'public',
      problems: ['not_found', 'rate_limited'],
      request: { params: z.object({ file: z.string() }) },
      responses: {
        200: { description: 'The calendar', content: { 'text/calendar': { schema: z.string() } } },
        304: { description: 'The calendar is the one that the caller has' },
      },
    },
    async (c, ctx) => {
      const [, token = ''] = /^([\w-]+)\.ics$/.exec(c.req.valid('param').file) ?? [];
      // The programs of many people can share one IP address, so each valid token has its own count; unknown tokens are
      // counted by address.
      await take(attempts, `token ${token}`);
      const text = await getCalendar(ctx, token).catch(nullIfNotFound);
      if (text === null) {
        await take(attempts, `address ${addressBlock(ctx.address)}`);
        throw unknownPath();
      }
      const tag = versionOf({ text });
      if (hasTag(c.req.header('If-None-Match'), tag)) {
        return new Response(null, { status: 304, headers: { ETag: tag } });
      }
      return new Response(text, {
        headers: { 'Content-Type': 'text/calendar; charset=utf-8', ETag: tag },
      });
    },
  );
}

async function take(attempts: AttemptCounter, key: string): Promise<void> {
  const { attempts: taken, seconds } = await attempts.take(key);
  if (taken <= calendarTries.most) return;
  const detail = `This calendar was asked for too often. Try again in ${waitWords(seconds)}.`;
  throw new ProblemError('rate_limited', detail, {}, { 'Retry-After': String(seconds) });
}
