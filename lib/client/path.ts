/** A path with its ids encoded: path`/v1/filing/${id}`. */
export function path(parts: TemplateStringsArray, ...ids: string[]): string {
  return parts.reduce((text, part, at) => text + encodeURIComponent(ids[at - 1] ?? '') + part);
}
