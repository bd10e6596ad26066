import type { Context, OperatorContext } from '#lib/service/context';

/** Partners cannot send this character in a key, so keys of the desk never collide with theirs. */
const mark = '\u0001';

/** A key of the desk belongs to the operator who sends it. */
export function deskKey({ operator }: Pick<OperatorContext, 'operator'>, key: string): string {
  return `${mark}${operator.id} ${key}`;
}

export function isOperator(ctx: Context): ctx is OperatorContext {
  return 'operator' in ctx && ctx.operator !== undefined;
}
