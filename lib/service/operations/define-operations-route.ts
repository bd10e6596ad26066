import type { Context, OperatorContext } from '#lib/service/context';
import type { Registration } from '#lib/service/edge/app-env';
import { defineRoute, type RouteDefinition } from '#lib/service/edge/route';
import { isOperator } from '#lib/service/submission/desk-key';

type HandlerOf<R extends RouteDefinition> = Parameters<typeof defineRoute<R>>[1];
type Asked<R extends RouteDefinition> = Parameters<HandlerOf<R>>[0];

type OfDesk = RouteDefinition & {
  path: `/v1/operations/${string}`;
  access: 'staff' | 'staff_write' | 'lead';
};

/** An operation of the desk: its handler gets the operator who calls. */
export function defineOperationsRoute<const R extends OfDesk>(
  definition: R,
  handler: (c: Asked<R>, ctx: OperatorContext) => Response | Promise<Response>,
): Registration {
  return defineRoute(definition, (c, ctx) => handler(c, asOperator(ctx)));
}

function asOperator(ctx: Context): OperatorContext {
  if (isOperator(ctx)) return ctx;
  throw new Error('An operation of the desk without an operator.');
}
