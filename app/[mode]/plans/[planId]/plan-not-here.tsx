'use client';

import { LookElsewhere } from '#components/shell/look-elsewhere';
import { useMode } from '#components/shell/use-mode.ts';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { planNotFoundWords } from './not-found-words.ts';

/** Shown for a plan that does not exist, or no longer. */
export function PlanNotHere() {
  const mode = useMode();
  return (
    <>
      <PageHeader title={planNotFoundWords.title} description={planNotFoundWords.detail} />
      <TextLink href={paths.plans(mode)} alone>
        {planNotFoundWords.seePlans}
      </TextLink>
      <LookElsewhere />
    </>
  );
}
