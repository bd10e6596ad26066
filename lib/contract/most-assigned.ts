/** How many rows can be assigned at once. Separate from the schemas, so that the browser does not load Zod. */
export const mostAssigned = 500;
