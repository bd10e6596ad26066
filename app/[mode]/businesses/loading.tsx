import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function BusinessesLoading() {
  return (
    <>
      <PageHeader
        title="Businesses"
        description="Where each is registered, what is under way, and whether its record lets it go on."
      />
      <Skeleton label="Businesses" lines={14} size="row" />
    </>
  );
}
