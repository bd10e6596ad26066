'use client';

import dynamic from 'next/dynamic';
import type { PlanErrorProps } from './plan-error-words.tsx';

// As with PageError: fetched when something failed.
const Words = dynamic(() => import('./plan-error-words.tsx').then((file) => file.PlanErrorWords));

export function PlanError(props: PlanErrorProps) {
  return <Words {...props} />;
}
