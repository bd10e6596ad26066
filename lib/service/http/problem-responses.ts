import type { RouteConfig } from '@hono/zod-openapi';
import { Problem, type ProblemCode, problems } from '#lib/contract/problem';
import type { Access } from '#lib/service/http/access';

/** The refusals of an operation for the reference: its own, those of its access, and those of its body. */
export function problemResponses(
  access: Access,
  own: readonly ProblemCode[],
  request: RouteConfig['request'],
): RouteConfig['responses'] {
  const codes: ProblemCode[] = ['validation_error', 'internal_error', 'unavailable', ...own];
  if (access !== 'public') codes.push('unauthenticated', 'forbidden', 'rate_limited');
  if (request?.body) codes.push('body_too_large', 'unsupported_media_type');
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
        content: { 'application/problem+json': { schema: Problem } },
        'x-problem-codes': list,
      },
    ]),
  );
}
