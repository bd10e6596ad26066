import type { Industry } from '#lib/rules/industry/find-industries';
import data from './naics-2022.json' with { type: 'json' };

/** The industries of NAICS 2022, by code. Loaded only where somebody looks for one. */
export const industries: readonly Industry[] = Object.entries(data.industries).map(([code, title]) => ({
  code,
  title,
}));
