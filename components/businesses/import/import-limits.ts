/** Separate from the reader, which a page loads only once there is a file. */
export const mostMegabytes = 5;
export const largestFile = mostMegabytes * 1_000_000;
export const mostRows = 5_000;
export const mostColumns = 100;
/** Of one row. */
export const mostOwners = 10;
