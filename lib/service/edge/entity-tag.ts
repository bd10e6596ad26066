/**
 * Whether a list of entity tags, from If-Match or If-None-Match, contains this one. A proxy that compresses marks a tag
 * as weak; it still matches.
 */
export function hasTag(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
