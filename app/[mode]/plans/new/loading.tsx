import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function NewPlanLoading() {
  return (
    <>
      <PageHeader title="New qualification" />
      <Skeleton label="The choice" lines={8} size="row" />
    </>
  );
}
