import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { requestWords } from './words.ts';

export default function RequestsLoading() {
  return (
    <>
      <PageHeader title={requestWords.list.title} description={requestWords.list.loading} />
      <Skeleton label={requestWords.list.title} lines={12} size="row" />
    </>
  );
}
