import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function EventsLoading() {
  return (
    <>
      <PageHeader title="Events" description="What happened in the last 30 days, as the webhooks tell it." />
      <Skeleton label="Events" lines={12} size="row" />
    </>
  );
}
