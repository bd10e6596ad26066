import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { businessListWords } from './words.ts';

export default function BusinessesLoading() {
  return (
    <>
      <PageHeader title={businessListWords.title} description={businessListWords.description} />
      <Skeleton label={businessListWords.title} lines={14} size="row" />
    </>
  );
}
