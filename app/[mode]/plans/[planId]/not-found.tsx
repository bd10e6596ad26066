'use client';

import { useParams } from 'next/navigation';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { planFormWords } from '../words.ts';

export default function PlanNotFound() {
  const mode = useParams().mode === 'live' ? 'live' : 'test';
  return (
    <>
      <PageHeader title={planFormWords.notFound} description={planFormWords.notFoundDetail} />
      <TextLink href={paths.plans(mode)} alone>
        {planFormWords.seePlans}
      </TextLink>
    </>
  );
}
