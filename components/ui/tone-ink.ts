import type { Tone } from '#components/ui/chip';

/** The text color of each tone, for a mark without a chip. */
export const toneInk: Record<Tone, string> = {
  neutral: 'text-neutral',
  withUs: 'text-with-us',
  atState: 'text-at-state',
  filed: 'text-filed',
  done: 'text-done',
  you: 'text-you',
  stop: 'text-stop',
  test: 'text-test',
};
