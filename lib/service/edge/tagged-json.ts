import { createHash } from 'node:crypto';
import { jsonText } from '#lib/service/edge/route';

/**
 * Answers with JSON that rarely changes, with its entity tag. The tag starts with `version`; the rest is a hash of the
 * text, which a new release may change.
 */
export function taggedJson(text: string, version?: string): Response {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return jsonText(text, 200, { ETag: version ? `"${version}-${hash}"` : `"${hash}"` });
}
