import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BrowserOperation } from '#lib/contract/browser-operation';
import type { ProblemCode } from '#lib/contract/problem-codes';
import type { Context, Parts } from '#lib/service/context';
import type { Caller, RefusedKey } from '#lib/service/edge/authenticate';
import type { ProblemError } from '#lib/service/errors';
import type { SentBody } from '#lib/service/submission/sent-body';

export type AppEnv = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** Where the request came from: the browser's address for what the dashboard asks for somebody. */
    address: string | null;
    caller: Caller | null;
    refusal: ProblemError | null;
    /** Whose key it is that was refused: it is no longer in force, or not for this address. */
    refusedKey?: RefusedKey['owner'];
    /** The bytes of the form that was read. */
    uploaded?: number;
    /** The code of the problem that was answered. */
    problem?: ProblemCode;
    /** The JSON body as it came, where one came. */
    sent: SentBody;
    /** Set for the handler once the caller is admitted. */
    ctx: Context;
  };
};

export type App = OpenAPIHono<AppEnv>;

/** A route registers itself on the app with what the service is made of. */
export type Registration = {
  (app: App, parts: Parts): void;
  /** Set where a page in the browser may ask for it. */
  browser?: BrowserOperation;
};
