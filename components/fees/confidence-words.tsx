import type { QuotedFeeLine } from '#lib/contract/fee';

type Figure = Pick<QuotedFeeLine, 'confidence' | 'sources_disagree'>;

/** How sure a figure is, in plain words; nothing for one that stands in the law or on the office’s own page alone. */
export function confidenceWords({ confidence, sources_disagree }: Figure): string | null {
  if (confidence === 'primary') {
    return sources_disagree ? 'Sources disagree; the figure of the law or of the office is shown.' : null;
  }
  const secondary = 'From a secondary source; the state’s fee schedule decides.';
  return sources_disagree ? `Sources disagree. ${secondary}` : secondary;
}
