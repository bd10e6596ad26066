import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { businessWords } from './words.ts';

export default function BusinessesLoading() {
  return (
    <>
      <PageHeader title={businessWords.list.title} description={businessWords.list.description} />
      <Skeleton label={businessWords.list.title} lines={14} size="row" />
    </>
  );
}
