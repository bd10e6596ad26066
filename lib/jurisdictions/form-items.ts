import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Source } from '#lib/contract/fee';

const FormSource = z.strictObject(Source.omit({ id: true }).shape);

/** The items of one form in its order and words, as far as they are known. */
const FormItems = z.strictObject({
  form: z.string(),
  revision: z.string().nullable(),
  confidence: z.enum(['primary', 'secondary']),
  complete: z.boolean(),
  items: z
    .array(z.strictObject({ no: z.string().nullable(), label: z.string(), field: z.string().nullable() }))
    .min(1),
  sources: z.array(FormSource).min(1),
});
export type FormItems = z.infer<typeof FormItems>;

const Forms = z.record(
  z.string().regex(/^US-[A-Z]{2}$/),
  z.strictObject({ foreign_qualification: FormItems.optional(), formation: FormItems.optional() }),
);

/** Read once, on first use, because only the operations desk needs it. */
let forms: z.infer<typeof Forms> | undefined;

/** The order of a state's form; undefined if it is unknown. */
export function formItems(
  jurisdiction: string,
  type: 'foreign_qualification' | 'formation',
): FormItems | undefined {
  forms ??= Forms.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'form-items.json'), 'utf8')));
  return forms[jurisdiction]?.[type];
}
