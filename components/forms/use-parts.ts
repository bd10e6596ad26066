import { useState } from 'react';
import type { useWholeAnswer } from '#components/forms/use-answer.ts';
import { isBlank } from '#lib/rules/plan/tidy-answer';

type Whole = Pick<ReturnType<typeof useWholeAnswer>, 'value' | 'error' | 'hasFault'>;

/**
 * Whether the fields of an answer with many parts are shown: on request, if one is filled, or if one is wrong. They
 * stay, so that nothing closes while somebody types.
 */
export function useParts({ value, error, hasFault }: Whole) {
  const [isShown, setShown] = useState(false);
  if (!isShown && (!isBlank(value) || (hasFault && !error))) setShown(true);
  return { isShown, show: () => setShown(true) };
}
