'use client';

import { useParams } from 'next/navigation';
import { PageHeader } from '#components/ui/page-header';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import { Mode } from '#lib/contract/scalars';

export default function PlanNotFound() {
  const mode = Mode.catch('test').parse(useParams().mode);
  return (
    <>
      <PageHeader
        title="This draft is not here"
        description="It may have been deleted, or it belongs to the other mode or to another organization."
      />
      <TextLink href={paths.plans(mode)} alone>
        See the drafts that there are
      </TextLink>
    </>
  );
}
