import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function NewFormationLoading() {
  return (
    <>
      <PageHeader title="Form an LLC" />
      <Skeleton label="The choice" lines={8} size="row" />
    </>
  );
}
