import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { eventWords } from './words.ts';

export default function EventsLoading() {
  return (
    <>
      <PageHeader title={eventWords.title} description={eventWords.loading} />
      <Skeleton label={eventWords.title} lines={12} size="row" />
    </>
  );
}
