import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function DraftsLoading() {
  return (
    <>
      <PageHeader title="Drafts" />
      <Skeleton label="Drafts" lines={6} size="row" />
    </>
  );
}
