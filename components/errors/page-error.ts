'use client';

import { onDemand } from '#components/ui/on-demand';

/** Every page has this boundary, whose content is loaded only after a failure. */
export const PageError = onDemand(
  async () => (await import('#components/errors/page-error-words')).PageErrorWords,
);
