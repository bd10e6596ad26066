import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { queueWords } from '../words.ts';

export default function QueueLoading() {
  return (
    <>
      <PageHeader title={queueWords.title} description={queueWords.description} />
      <PageSkeleton label={queueWords.title} lines={14} size="row" />
    </>
  );
}
