/** Characters that a search of a list takes at most. */
export const longestSearch = 100;
