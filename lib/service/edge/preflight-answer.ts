import type { Context as HttpContext } from 'hono';
import { z } from 'zod';
import { Preflight } from '#lib/contract/foreign-qualification';
import type { FieldError } from '#lib/contract/problem';
import type { Context } from '#lib/service/context';
import type { AppEnv } from '#lib/service/edge/app-env';
import { toProblem } from '#lib/service/edge/problem-response';
import { respond } from '#lib/service/edge/route';
import { fieldErrors } from '#lib/service/edge/validation-errors';
import { type PreflightResult, unknownField } from '#lib/service/submission/preflight';

export const PreflightRequest = z
  .looseObject({})
  .meta({ description: 'The body of the submission, as far as it is known' });

type Body = z.infer<typeof PreflightRequest>;
type Verb = (ctx: Context, body: Body, structure: FieldError[]) => Promise<PreflightResult>;

/** What a submission of this body would be refused for: faults of its structure first, then every check that fails. */
export async function preflightAnswer(
  c: HttpContext<AppEnv>,
  ctx: Context,
  { body, schema, verb }: { body: Body; schema: z.ZodType; verb: Verb },
): Promise<Response> {
  const parsed = schema.safeParse(body);
  const structure = parsed.success ? [] : fieldErrors(parsed.error.issues, 'body');
  const { refusals, nameCheck, fee, otherRegistrations } = await verb(ctx, body, structure);
  const problems = refusals.map((refusal) =>
    toProblem(refusal, ctx.parts.env.BASE_URL, c.req.path, ctx.requestId),
  );
  return respond(Preflight, {
    object: 'preflight',
    ok: problems.length === 0,
    problems,
    warnings: c.get('unknown').map((pointer) => ({ pointer, ...unknownField })),
    other_registrations: otherRegistrations,
    name_check: nameCheck,
    fee,
  });
}
