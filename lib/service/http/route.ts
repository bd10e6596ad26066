import { createRoute, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { ProblemCode } from '#lib/contract/problem';
import type { Context } from '#lib/service/context';
import { ProblemError } from '#lib/service/errors';
import type { Access } from '#lib/service/http/access';
import { noteText } from '#lib/service/http/answered-text';
import type { AppEnv, Registration } from '#lib/service/http/app-env';
import type { Caller } from '#lib/service/http/authenticate';
import { checkBody, limitBody } from '#lib/service/http/check-body';
import { checkQuery } from '#lib/service/http/check-query';
import { problemResponses } from '#lib/service/http/problem-responses';

export type RouteDefinition = RouteConfig & {
  operationId: string;
  access: Access;
  /** The problems beyond those that every operation of its access may answer. */
  problems?: ProblemCode[];
};

type Handler<R extends RouteDefinition> = (
  c: Parameters<RouteHandler<R, AppEnv>>[0],
  ctx: Context,
) => Response | Promise<Response>;

/** One operation: its schema, who may call it, and the handler that calls one verb. */
export function defineRoute<const R extends RouteDefinition>(
  definition: R,
  handler: Handler<R>,
): Registration {
  const { access, problems: own = [], ...config } = definition;
  const responses = { ...config.responses, ...problemResponses(access, own, config.request) };
  const security = access === 'public' ? [] : [{ bearer: [] }];
  return (app, parts) => {
    // Who may not call learns of it before anything is said of the request.
    const admission: MiddlewareHandler<AppEnv> = async (c, next) => {
      const refusal = c.get('refusal');
      if (refusal && access !== 'public') throw refusal;
      c.set(
        'ctx',
        admit(access, c.get('caller'), { requestId: c.get('requestId'), address: c.get('address') }, parts),
      );
      await next();
    };
    const route = createRoute({
      ...config,
      responses,
      security,
      middleware: [admission, checkQuery, limitBody, checkBody],
    } as unknown as R);
    const run = (c: Parameters<RouteHandler<R, AppEnv>>[0]) => handler(c, c.get('ctx'));
    app.openapi(route, run as unknown as RouteHandler<R, AppEnv>);
  };
}

function admit(
  access: Access,
  caller: Caller | null,
  request: Pick<Context, 'requestId' | 'address'>,
  parts: Context['parts'],
): Context {
  if (access === 'public' || access === 'dashboard') {
    if (access === 'dashboard' && caller?.kind !== 'dashboard') throw forbidden('dashboard');
    return serviceContext(parts, request, parts.clock());
  }
  if (!caller || caller.kind === 'dashboard') throw forbidden('read');
  const { ctx } = caller;
  if (access.startsWith('person') || access === 'admin') {
    if (caller.kind !== 'person') throw forbidden('person');
  }
  if (access === 'admin' && ctx.role !== 'admin') throw forbidden('admin');
  if (access.startsWith('sandbox') && ctx.mode === 'live') {
    throw new ProblemError('forbidden', 'The sandbox is there for test keys only.', {
      required_scope: 'test',
    });
  }
  if (['write', 'sandbox', 'person_write', 'admin'].includes(access) && ctx.scope === 'read_only') {
    throw forbidden('full');
  }
  return ctx;
}

function forbidden(scope: string): ProblemError {
  return new ProblemError('forbidden', `This needs a credential with the scope "${scope}".`, {
    required_scope: scope,
  });
}

const nobody = '00000000-0000-7000-8000-000000000000';

/** For routes that act for no tenant. */
function serviceContext(
  parts: Context['parts'],
  { requestId, address }: Pick<Context, 'requestId' | 'address'>,
  now: Date,
): Context {
  return {
    actor: { type: 'service', id: null, name: 'Statehouse' },
    organizationId: nobody,
    mode: 'test',
    scope: 'full',
    role: null,
    session: null,
    address,
    now,
    requestId,
    parts,
  };
}

/** What a 2xx answer of a route is, for its definition. */
export function answers<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** Answers with what the schema promises and nothing more: a row's other members stop here. */
export function respond<S extends z.ZodType>(schema: S, value: z.input<S>, status = 200): Response {
  return jsonText(JSON.stringify(schema.parse(value)), status);
}

/** Answers with JSON that was checked against its schema when it was stored. */
export function jsonText(
  text: string | Uint8Array<ArrayBuffer>,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  const answer = new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
  return typeof text === 'string' ? noteText(answer, text) : answer;
}
