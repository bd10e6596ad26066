'use client';

import { useParams } from 'next/navigation';
import type { Mode } from '#lib/contract/scalars';

/** The mode of the page, for what is shown instead of it. */
export function useMode(): Mode {
  return useParams().mode === 'live' ? 'live' : 'test';
}
