import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function NewBusinessLoading() {
  return (
    <>
      <PageHeader title="Add a business" />
      <Skeleton label="Form" lines={4} size="block" />
    </>
  );
}
