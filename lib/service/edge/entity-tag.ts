/**
 * Whether a list of entity tags, of If-Match or If-None-Match, has this one. A proxy that compresses marks a tag as weak;
 * it means the same.
 */
export function hasTag(list: string | undefined, etag: string): boolean {
  const tags = (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
