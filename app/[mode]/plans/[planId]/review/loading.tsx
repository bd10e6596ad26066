import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function ReviewLoading() {
  return (
    <>
      <PageHeader title="Check and send" />
      <Skeleton label="What goes to the state" lines={12} size="row" />
    </>
  );
}
