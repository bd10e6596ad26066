import type { Context as HonoContext } from 'hono';
import type { AppEnv } from '#lib/service/edge/app-env';
import { hasTag } from '#lib/service/edge/entity-tag';
import type { Asset } from '#lib/service/reference/assets';

/** Answers with the bytes, compressed if the caller accepts that, or with 304 if it already has them. */
export function assetResponse(c: HonoContext<AppEnv>, asset: Asset, cacheControl: string): Response {
  const etag = `"${asset.tag}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  };
  if (hasTag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const zipped = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '') ? asset.gzipped : null;
  const bytes = zipped ?? asset.bytes;
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': asset.type,
      'Content-Length': String(bytes.byteLength),
      ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    },
  });
}
