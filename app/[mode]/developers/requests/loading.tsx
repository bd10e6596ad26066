import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function RequestsLoading() {
  return (
    <>
      <PageHeader title="Requests" description="Every request to the API in the last 30 days." />
      <Skeleton label="Requests" lines={12} size="row" />
    </>
  );
}
