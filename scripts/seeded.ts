export type Seeded = {
  /** From 0 up to, but not including, 1. */
  fraction(): number;
  /** An integer from `from` to `to`, inclusive. */
  between(from: number, to: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
};

/** Random numbers that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    between: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    oneOf: (choices) => choices[Math.floor(fraction() * choices.length)] ?? choices[0],
  };
}
