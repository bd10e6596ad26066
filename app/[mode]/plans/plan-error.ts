'use client';

import { onDemand } from '#components/ui/on-demand';

// As with PageError: fetched when something failed.
export const PlanError = onDemand(async () => (await import('./plan-error-words.tsx')).PlanErrorWords);
