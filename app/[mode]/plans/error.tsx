'use client';

import { useParams } from 'next/navigation';
import { PageError } from '#components/errors/page-error.ts';

/** One boundary for the list and for each plan: one of its own would be loaded with every page of a plan. */
export default function PlansError({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError page={useParams().planId ? 'plan' : 'plans'} error={error} retry={retry} />;
}
