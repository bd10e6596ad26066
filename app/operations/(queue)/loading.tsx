import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { queueWords } from '../words.ts';

export default function QueueLoading() {
  return (
    <>
      <PageHeader title={queueWords.title} description={queueWords.description} />
      <Skeleton label={queueWords.title} lines={14} size="row" />
    </>
  );
}
