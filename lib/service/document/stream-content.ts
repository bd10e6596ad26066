import { Readable } from 'node:stream';
import type { Context as HttpContext } from 'hono';
import { z } from 'zod';
import { tooLong } from '#lib/contract/too-long';
import { inlineDisposition } from '#lib/service/document/content-disposition';
import type { Content } from '#lib/service/document/get-document-content';
import { readRange } from '#lib/service/document/read-range';
import type { AppEnv } from '#lib/service/edge/app-env';
import { hasTag } from '#lib/service/edge/entity-tag';
import { ProblemError } from '#lib/service/errors';

const binary = { schema: z.string().meta({ format: 'binary' }) };
const bytes = {
  'application/pdf': binary,
  'image/png': binary,
  'image/jpeg': binary,
  'image/tiff': binary,
};

const askedParts = z.object({
  range: z
    .string()
    .max(200, tooLong(200))
    .optional()
    .meta({ description: 'One range of bytes', example: 'bytes=0-1023' }),
});
const ranges = z.object({
  'Accept-Ranges': z.literal('bytes').meta({ description: 'What `Range` counts' }),
});
const contentRange = ranges.extend({
  'Content-Range': z
    .string()
    .max(100)
    .meta({ description: 'Which bytes these are', example: 'bytes 0-1023/48213' }),
});

/** The definition of a route that answers with the bytes of a document. */
export const contentOfDocument = {
  description:
    'One range of bytes may be asked for with `Range`. The bytes of a document never change. `Content-Disposition` names the business, the state and the type.',
  problems: ['not_found', 'range_not_satisfiable'],
  request: { params: z.object({ id: z.string() }), headers: askedParts },
  responses: {
    200: { description: 'The bytes', content: bytes, headers: ranges },
    206: {
      description: 'The range of bytes that was asked for',
      content: bytes,
      headers: contentRange,
    },
    304: { description: 'The bytes are those that the caller has', headers: ranges },
  },
} as const;

/** Streams the bytes, or the requested range of them; sends nothing if the caller has them already. */
export async function streamContent(
  { req }: HttpContext<AppEnv>,
  { document, name, open }: Content,
): Promise<Response> {
  const tag = `"${document.sha256}"`;
  const headers = { ETag: tag, 'Accept-Ranges': 'bytes' };
  if (hasTag(req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers });

  const current = (req.header('If-Range') ?? tag) === tag;
  // Only GET has ranges (RFC 9110, 14.2).
  const range = current && req.method === 'GET' ? readRange(req.header('Range'), document.size) : null;
  if (range === 'unsatisfiable') {
    throw new ProblemError(
      'range_not_satisfiable',
      `The document has ${document.size} bytes.`,
      {},
      { 'Content-Range': `bytes */${document.size}` },
    );
  }
  const length = range ? range.end - range.start + 1 : document.size;
  // Hono answers HEAD with this handler and drops the body: a file opened for it would stay open.
  const body = req.method === 'HEAD' ? null : Readable.toWeb(await open(range));
  return new Response(body as ReadableStream | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': document.content_type,
      'Content-Length': String(length),
      'Content-Disposition': inlineDisposition(name),
      ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${document.size}` } : {}),
    },
  });
}
