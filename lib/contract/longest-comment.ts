/** Characters of a comment. Separate from the schema, because the form in the browser keeps it too. */
export const longestComment = 4000;
