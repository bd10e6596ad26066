import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planListWords } from './words.ts';

export default function DraftsLoading() {
  return (
    <>
      <PageHeader title={planListWords.title} />
      <PageSkeleton label={planListWords.title} lines={6} size="row" />
    </>
  );
}
