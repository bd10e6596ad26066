import { createHash } from 'node:crypto';
import type { Context as HttpContext } from 'hono';
import type { z } from 'zod';
import type { Upload } from '#lib/service/document/upload-document';
import type { AppEnv } from '#lib/service/edge/app-env';

/**
 * What an upload is compared by under its key: its bytes by their hash, since they are too many to keep, and every
 * other part, also those that its `schema` does not know.
 */
export async function sentUpload(
  c: HttpContext<AppEnv>,
  schema: z.ZodObject,
  { file, types, issuedOn }: Upload,
): Promise<Record<string, unknown>> {
  const sha256 = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
  const ignored = [...(await c.req.formData())]
    .filter(([name]) => !Object.hasOwn(schema.shape, name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return {
    types,
    issued_on: issuedOn,
    filename: file.name,
    sha256: sha256.digest('hex'),
    ...(ignored.length > 0 && { ignored }),
  };
}
