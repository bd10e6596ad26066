/** How many rows are given to somebody at once. Apart from the schemas, which would bring their library into the browser. */
export const mostAssigned = 500;
