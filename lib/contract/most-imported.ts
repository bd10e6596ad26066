/** So many records are imported in one request. */
export const mostImported = 100;
