import { createRoute, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { BrowserOperation } from '#lib/contract/browser-operation';
import type { ProblemCode } from '#lib/contract/problem-codes';
import { isOfYoungerRule } from '#lib/contract/younger-rules';
import { neededScope, permits } from '#lib/rules/key/scopes-of-key';
import { may } from '#lib/rules/person/permissions';
import { unknownMembers } from '#lib/rules/requirement/unknown-members';
import type { Context, OperatorContext } from '#lib/service/context';
import { type AccessOfRoute, admissions } from '#lib/service/edge/access';
import type { AnswerHeaders } from '#lib/service/edge/answer-headers';
import { answerKnown } from '#lib/service/edge/answer-known';
import type { AppEnv, Registration } from '#lib/service/edge/app-env';
import { type Caller, RefusedOperatorKey } from '#lib/service/edge/authenticate';
import { checkBody, checkForm, limitBody } from '#lib/service/edge/check-body';
import { checkQuery, type OpenQuery } from '#lib/service/edge/check-query';
import { checkKey, conflictFirst, withIdempotencyKey } from '#lib/service/edge/idempotency';
import { type FindUnknown, nameUnknown } from '#lib/service/edge/name-unknown';
import { plainAnswer } from '#lib/service/edge/plain-answer';
import { problemResponses } from '#lib/service/edge/problem-responses';
import { repeatAnswers } from '#lib/service/edge/repeat-answers';
import { ProblemError, unknownPath } from '#lib/service/errors';
import { noOrganization } from '#lib/service/operations/no-organization';
import { serviceContext } from '#lib/service/service-context';

export type RouteDefinition = RouteConfig &
  AccessOfRoute & {
    operationId: string;
    /** Problems beyond those that every operation with its access may answer. */
    problems?: ProblemCode[];
    /** It creates something, at most once for an `Idempotency-Key`: its handler calls `onceOf`. */
    idempotent?: true;
    /** Members of the body that are no part of what an `Idempotency-Key` is bound to. */
    apart?: readonly string[];
    /** Query parameters whose names the caller chooses. */
    openQuery?: OpenQuery;
    /** Members of the body that are ignored, if the schema alone does not say. */
    findUnknown?: FindUnknown;
    /** Allowed even before a person has set up the second factor that is required. */
    beforeFactor?: true;
    /** What is marked as for everybody is kept and repeated. */
    repeats?: true;
    /** A page in the browser may call it through the dashboard; everything else is a server action. */
    browser?: true;
  };

const idempotencyProblems: ProblemCode[] = ['idempotency_key_invalid', 'idempotency_key_conflict'];

type Handler<R extends RouteDefinition> = (
  c: Parameters<RouteHandler<R, AppEnv>>[0],
  ctx: Context,
) => Response | Promise<Response>;

/** One operation: its schema, who may call it, and the handler that calls one verb. */
export function defineRoute<const R extends RouteDefinition>(
  definition: R,
  handler: Handler<R>,
): Registration {
  const {
    access,
    resource,
    problems: own = [],
    idempotent,
    apart,
    openQuery,
    findUnknown,
    beforeFactor,
    browser,
    repeats,
    ...config
  } = definition;
  const { operationId } = config;
  const codes = idempotent ? [...own, ...idempotencyProblems] : own;
  const responses = { ...config.responses, ...problemResponses(access, codes, config) };
  const request: RouteConfig['request'] = idempotent
    ? { ...config.request, headers: withIdempotencyKey(config.request?.headers) }
    : config.request;
  const json = schemaOf(request, 'application/json');
  const form = schemaOf(request, 'multipart/form-data');
  const known = json ?? form;
  const find = findUnknown ?? (known && ((body: unknown) => unknownMembers(known, body)));
  const before: MiddlewareHandler<AppEnv>[] = [
    checkQuery({ query: request?.query, open: openQuery, lenient: access === 'public' }),
    ...(idempotent ? [checkKey] : []),
    ...(form ? [checkForm] : [limitBody]),
    ...(idempotent && json ? [conflictFirst(operationId, apart)] : []),
    ...(form ? [] : [checkBody(request?.body?.required === true)]),
    ...(find ? [nameUnknown(find)] : []),
  ];
  const admitted = { access, resource } as AccessOfRoute;
  const scope = resource && { 'x-required-scope': neededScope(resource, admissions[access].write) };
  const security = access === 'public' ? [] : [{ bearer: [] }];
  const register: Registration = (app, parts) => {
    // A caller without access is refused before anything in the request is checked.
    const admission: MiddlewareHandler<AppEnv> = (c, next) => {
      const refusal = c.get('refusal');
      if (refusal && access !== 'public')
        throw admissions[access].caller === 'staff' ? hiddenFrom(refusal) : refusal;
      const request = { requestId: c.get('requestId'), address: c.get('address') };
      const ctx = admit(admitted, c.get('caller'), request, parts);
      if (ctx.session?.lacksFactor && !beforeFactor) throw factorFirst();
      c.set('ctx', ctx);
      return next();
    };
    const route = createRoute({
      ...config,
      ...(request && { request }),
      responses,
      security,
      ...scope,
      middleware: [
        admission,
        ...(304 in config.responses ? [answerKnown] : []),
        ...(repeats ? [repeatAnswers()] : []),
        ...before,
      ],
    } as unknown as R);
    const run = (c: Parameters<RouteHandler<R, AppEnv>>[0]) => handler(c, c.get('ctx'));
    app.openapi(route, run as unknown as RouteHandler<R, AppEnv>);
  };
  if (browser) register.browser = browserOperation(definition);
  return register;
}

function schemaOf(request: RouteConfig['request'], type: string): z.ZodType | undefined {
  const media = request?.body?.content[type];
  return media && 'schema' in media && media.schema instanceof z.ZodType ? media.schema : undefined;
}

function browserOperation({ method, path, access }: RouteDefinition): BrowserOperation {
  return BrowserOperation.parse({ method: method.toUpperCase(), path, writes: admissions[access].write });
}

function admit(
  { access, resource }: AccessOfRoute,
  caller: Caller | null,
  request: Pick<Context, 'requestId' | 'address'>,
  parts: Context['parts'],
): Context {
  const admission = admissions[access];
  if (admission.caller === 'anyone') return serviceContext(parts, request);
  if (admission.caller === 'dashboard') {
    if (caller?.kind !== 'dashboard') throw forbidden('dashboard');
    return serviceContext(parts, request);
  }
  if (admission.caller === 'staff') return admitStaff(admission, caller, parts);
  if (!caller || caller.kind === 'dashboard') throw forbidden('read');
  const { ctx, kind } = caller;
  // A robot of the desk belongs to no organization.
  if (kind === 'operator_key') throw forbidden('read');
  if (admission.caller === 'person' && kind !== 'person') throw forbidden('person');
  const { permission } = admission;
  if (kind === 'person' && permission && !may(ctx.roles, permission)) throw forbidden(permission, ctx.roles);
  if (admission.mode === 'test' && ctx.mode === 'live') {
    throw new ProblemError('forbidden', 'The sandbox is there for test keys only.', {
      required_scope: 'test',
    });
  }
  if (kind === 'key' && !(resource && permits(caller.grant, resource, admission.write)))
    throw forbidden(resource ? neededScope(resource, admission.write) : 'person');
  return ctx;
}

function factorFirst(): ProblemError {
  const detail =
    'Your organization asks for a second factor. Set up an app for one-time codes before you go on.';
  return new ProblemError('second_factor_required', detail);
}

/** Callers who do not belong to the desk get 404; the holder of a refused operator key learns why. */
function hiddenFrom(refusal: ProblemError): ProblemError {
  return refusal instanceof RefusedOperatorKey ? refusal : unknownPath();
}

function admitStaff(
  { staff }: (typeof admissions)[keyof typeof admissions],
  caller: Caller | null,
  parts: Context['parts'],
): OperatorContext {
  if (!caller || !isOfStaff(caller)) throw unknownPath();
  const { ctx } = caller;
  if (staff && !ctx.staff.includes(staff)) throw unknownPath();
  const { id, name } = ctx.actor;
  if (id === null) throw unknownPath();
  return {
    ...ctx,
    actor: { type: 'staff', id, name },
    organizationId: noOrganization,
    mode: 'live',
    roles: [],
    now: parts.clock(),
    operator: { id, name, roles: ctx.staff },
  };
}

/** Whether the caller works at the operations desk. */
export function isOfStaff(caller: Caller | null): caller is Exclude<Caller, { kind: 'dashboard' }> {
  return caller !== null && caller.kind !== 'dashboard' && caller.ctx.staff.length > 0;
}

/** The refusal names the scope that a key lacks, and the roles that a person has. */
export function forbidden(scope: string, roles: Context['roles'] = []): ProblemError {
  const detail = roles.length
    ? `Your roles (${roles.join(', ')}) do not permit this.`
    : `This needs a credential with the scope "${scope}".`;
  return new ProblemError('forbidden', detail, { required_scope: scope });
}

/** The definition of a route's 2xx response. */
export function answers<S extends z.ZodType>(schema: S, description: string, headers?: AnswerHeaders) {
  return { description, content: { 'application/json': { schema } }, ...(headers && { headers }) };
}

/** The body is optional or may be empty: its schema then has nothing to check. */
export function optionalJsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: false, content: { 'application/json': { schema } } } } as const;
}

export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/**
 * Answers with what the schema promises and nothing more, so other columns of a row are never sent. A stored value that
 * only a newer request rule would refuse is shown as stored; any other mismatch is our fault, and throws.
 */
export function respond<S extends z.ZodType>(
  schema: S,
  value: z.input<S>,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return jsonText(JSON.stringify(shown(schema, value)), status, headers);
}

function shown<S extends z.ZodType>(schema: S, value: z.input<S>): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (!parsed.error.issues.every(isOfYoungerRule)) throw parsed.error;
  const unchecked: z.core.ParseContextInternal<z.core.$ZodIssue> = { skipChecks: true };
  return schema.parse(value, unchecked);
}

/** Answers with JSON that was checked against its schema when it was stored. */
export function jsonText(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return plainAnswer(text, status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
}
