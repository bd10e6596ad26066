import type { OpenAPIHono } from '@hono/zod-openapi';
import type { BrowserOperation } from '#lib/contract/browser-operation';
import type { ProblemCode } from '#lib/contract/problem-codes';
import type { Context, Parts } from '#lib/service/context';
import type { Caller, RefusedKey } from '#lib/service/edge/authenticate';
import type { ProblemError } from '#lib/service/errors';
import type { SentBody } from '#lib/service/submission/sent-body';

export type AppEnv = {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string }; headersDistinct?: Partial<Record<string, string[]>> };
  };
  Variables: {
    requestId: string;
    /** Headers that the answer is given, whatever it is. */
    headers: Record<string, string>;
    /**
     * Where the request came from. If the dashboard calls for a person, this is the address of that person's browser.
     */
    address: string | null;
    caller: Caller | null;
    refusal: ProblemError | null;
    /** The owner of a key that was refused because it is no longer valid or not allowed from this address. */
    refusedKey?: RefusedKey['owner'];
    /** JSON pointers of the members of the body that are ignored. */
    unknown: string[];
    /** The bytes of the form that was read. */
    uploaded?: number;
    /** The code of the problem in the response. */
    problem?: ProblemCode;
    /** The JSON body as it was sent, if there was one. */
    sent: SentBody;
    /** Set for the handler once the caller is admitted. */
    ctx: Context;
  };
};

export type App = OpenAPIHono<AppEnv>;

/** A route registers itself on the app, with the parts of the service. */
export type Registration = {
  (app: App, parts: Parts): void;
  /** Set if a page in the browser may call it. */
  browser?: BrowserOperation;
};
