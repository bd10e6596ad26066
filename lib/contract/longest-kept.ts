/** Characters of a body that the request log stores. Separate from the schemas, because a sentence in the browser names it. */
export const longestKept = 16_384;
