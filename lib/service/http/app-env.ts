import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ProblemCode } from '#lib/contract/problem';
import type { Context, Parts } from '#lib/service/context';
import type { ProblemError } from '#lib/service/errors';
import type { Caller, FormerKey } from '#lib/service/http/authenticate';

export interface AppEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** Where the request came from: the browser's address for what the dashboard asks for somebody. */
    address: string | null;
    caller: Caller | null;
    refusal: ProblemError | null;
    /** Whose key it was that is no longer in force. */
    former?: FormerKey['owner'];
    /** The code of the problem that was answered. */
    problem?: ProblemCode;
    /** Set for the handler once the caller is admitted. */
    ctx: Context;
  };
}

export type App = OpenAPIHono<AppEnv>;

/** A route registers itself on the app with what the service is made of. */
export type Registration = (app: App, parts: Parts) => void;
