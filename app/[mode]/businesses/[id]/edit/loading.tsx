import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function EditBusinessLoading() {
  return (
    <>
      <PageHeader title="Edit the record" />
      <Skeleton label="Form" lines={4} size="block" />
    </>
  );
}
