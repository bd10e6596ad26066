import { Readable } from 'node:stream';
import { z } from 'zod';

const binary = { schema: z.string().meta({ format: 'binary' }) };

export const archiveResponses = {
  200: { description: 'The zip, while it is made', content: { 'application/zip': binary } },
} as const;

export function archiveResponse(method: string, name: string, archive: Readable): Response {
  // Hono answers HEAD with this handler and drops the body, so nothing is opened for it.
  if (method === 'HEAD') archive.destroy();
  return new Response(method === 'HEAD' ? null : (Readable.toWeb(archive) as ReadableStream), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
