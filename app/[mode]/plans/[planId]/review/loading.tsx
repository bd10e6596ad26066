import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planReviewWords } from './words.ts';

export default function ReviewLoading() {
  return (
    <>
      <PageHeader title={planReviewWords.title} />
      <Skeleton label={planReviewWords.loading} lines={12} size="row" />
    </>
  );
}
