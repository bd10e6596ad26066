'use client';

import { useParams } from 'next/navigation';
import { PlanError } from './plan-error.ts';
import type { PlanErrorProps } from './plan-error-words.tsx';

/** One boundary for the list and for each plan: one of its own would be loaded with every page of a plan. */
export default function PlansError(props: Omit<PlanErrorProps, 'page'>) {
  return <PlanError page={useParams().planId ? 'plan' : 'plans'} {...props} />;
}
