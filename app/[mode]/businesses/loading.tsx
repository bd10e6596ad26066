import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { businessListWords } from './words.ts';

export default function BusinessesLoading() {
  return (
    <>
      <PageHeader title={businessListWords.title} description={businessListWords.description} />
      <PageSkeleton label={businessListWords.title} lines={14} size="row" />
    </>
  );
}
