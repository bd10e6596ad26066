import type { RouteConfig } from '@hono/zod-openapi';
import { Problem } from '#lib/contract/problem';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';
import { type Access, admissions } from '#lib/service/edge/access';
import { type AnswerHeaders, sizeHeader, versionHeader } from '#lib/service/edge/answer-headers';

const headersOf: Partial<Record<ProblemCode, AnswerHeaders>> = {
  precondition_failed: versionHeader,
  range_not_satisfiable: sizeHeader,
};

/**
 * The refusals of an operation for the reference: its own, those of its access, and those of a body. A body is checked
 * also where none is asked for.
 */
export function problemResponses(
  access: Access,
  own: readonly ProblemCode[],
  { method }: Pick<RouteConfig, 'method'>,
): RouteConfig['responses'] {
  const codes: ProblemCode[] = ['validation_error', 'internal_error', 'unavailable', 'rate_limited', ...own];
  if (access !== 'public') codes.push('unauthenticated', 'forbidden');
  if (admissions[access].caller === 'staff') codes.push('not_found');
  if (method !== 'get' && method !== 'delete') codes.push('payload_too_large', 'unsupported_media_type');
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
        headers: list.map((code) => headersOf[code]).find((headers) => headers !== undefined),
        'x-problem-codes': list,
      },
    ]),
  );
}
