import { feeWords } from '#components/fees/words.ts';
import type { QuotedFeeLine } from '#lib/contract/fee';

type Figure = Pick<QuotedFeeLine, 'confidence' | 'sources_disagree'>;

/** How certain a figure is, in plain words; nothing for a figure from the law or the office’s own page alone. */
export function confidenceWords({ confidence, sources_disagree }: Figure): string | null {
  if (confidence === 'primary') {
    return sources_disagree ? feeWords.confidence.disagree : null;
  }
  const secondary = feeWords.confidence.secondary;
  return sources_disagree ? feeWords.confidence.disagreeAnd(secondary) : secondary;
}
