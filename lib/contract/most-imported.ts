/** How many records one request imports. */
export const mostImported = 100;
