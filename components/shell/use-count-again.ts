'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { Mode } from '#lib/contract/scalars';

/** The key of the numbers beside the navigation. */
export const navigationCounts = (mode: Mode) => [mode, 'navigation-counts'];

/** Counts again what stands beside the navigation: something that it counts was changed here. */
export function useCountAgain(mode: Mode): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: navigationCounts(mode) });
}
