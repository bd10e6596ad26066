import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planReviewWords } from './words.ts';

export default function ReviewLoading() {
  return (
    <>
      <PageHeader title={planReviewWords.title} />
      <PageSkeleton label={planReviewWords.loading} lines={12} size="row" />
    </>
  );
}
