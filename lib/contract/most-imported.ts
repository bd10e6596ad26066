/** The maximum number of records in one import request. */
export const mostImported = 100;
