import { z } from 'zod';

const Value = z.union([z.string().max(500), z.number(), z.boolean()]);

const field = z.string().min(1).max(100).meta({ description: 'Name of the other field' });

/** One comparison with another field's answer. */
const Comparison = z
  .union([
    z.strictObject({ field, equals: Value.meta({ description: 'The answer is this' }) }),
    z.strictObject({
      field,
      in: z.array(Value).min(1).max(50).meta({ description: 'The answer is one of these' }),
    }),
    z.strictObject({
      field,
      present: z.boolean().meta({ description: 'True: any answer is given. False: none is' }),
    }),
    z.strictObject({
      field,
      not: Value.meta({ description: 'The answer is not this; an answer that is not given fits' }),
    }),
  ])
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;

function groupsOf<T extends z.ZodType>(part: T) {
  return [
    z.strictObject({ all: z.array(part).min(1).max(20).meta({ description: 'Each of these holds' }) }),
    z.strictObject({
      any: z.array(part).min(1).max(20).meta({ description: 'At least one of these holds' }),
    }),
  ] as const;
}

/**
 * When a field is asked or a fee is charged. Groups may contain groups, one level deep, which is enough for every rule.
 */
export const Condition = z
  .union([Comparison, ...groupsOf(z.union([Comparison, ...groupsOf(Comparison)]))])
  .meta({ id: 'Condition' });
export type Condition = z.infer<typeof Condition>;
