/** How many rows can be assigned at once. Apart from the schemas, so that the browser does not load zod. */
export const mostAssigned = 500;
