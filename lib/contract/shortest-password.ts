/** In characters. */
export const shortestPassword = 12;
