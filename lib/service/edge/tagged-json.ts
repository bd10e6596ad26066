import { createHash } from 'node:crypto';
import { hasTag } from '#lib/service/edge/entity-tag';
import { jsonText } from '#lib/service/edge/route';

/** A response that rarely changes, as the bytes that are sent, with its entity tag. */
export type TaggedJson = {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
};

/** The tag starts with `version`; the rest is a hash of the text, which a new release may change. */
export function tagged(text: string, version?: string): TaggedJson {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { bytes: new TextEncoder().encode(text), etag: version ? `"${version}-${hash}"` : `"${hash}"` };
}

/** 304 if the caller already has it. */
export function taggedResponse({ bytes, etag }: TaggedJson, ifNoneMatch: string | undefined): Response {
  const headers = { ETag: etag };
  if (hasTag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return jsonText(bytes, 200, headers);
}
