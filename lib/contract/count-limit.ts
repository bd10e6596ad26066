/** Lists count their rows no further: past it a person needs to know only that there are more. */
export const countLimit = 10_000;
