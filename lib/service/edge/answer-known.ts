import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#lib/service/edge/app-env';
import { hasTag } from '#lib/service/edge/entity-tag';
import { partsOf, replaceAnswer } from '#lib/service/edge/plain-answer';

/** An answer that the caller has, by its entity tag, becomes 304. RFC 9110, 13.1.2. */
export const answerKnown: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const tag = partsOf(c.res)?.headers.ETag;
  if (tag && hasTag(c.req.header('If-None-Match'), tag))
    replaceAnswer(c, new Response(null, { status: 304, headers: { ETag: tag } }));
};
