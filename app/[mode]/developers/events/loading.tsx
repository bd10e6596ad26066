import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { eventWords } from './words.ts';

export default function EventsLoading() {
  return (
    <>
      <PageHeader title={eventWords.title} description={eventWords.loading} />
      <PageSkeleton label={eventWords.title} lines={12} size="row" />
    </>
  );
}
