import type { Confidence } from '#lib/contract/fee';

/** How sure a figure is, in plain words; nothing for one that was read on a statute or an official page. */
export function confidenceWords(confidence: Confidence): string | null {
  if (confidence === 'primary') return null;
  return confidence === 'secondary'
    ? 'Not confirmed on an official page.'
    : 'Not confirmed: no page was found that states it.';
}
