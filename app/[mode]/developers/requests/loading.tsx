import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { requestWords } from './words.ts';

export default function RequestsLoading() {
  return (
    <>
      <PageHeader title={requestWords.list.title} description={requestWords.list.loading} />
      <PageSkeleton label={requestWords.list.title} lines={12} size="row" />
    </>
  );
}
