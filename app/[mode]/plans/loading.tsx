import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planListWords } from './words.ts';

export default function DraftsLoading() {
  return (
    <>
      <PageHeader title={planListWords.title} />
      <Skeleton label={planListWords.title} lines={6} size="row" />
    </>
  );
}
