import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { businessPageWords } from '../../words.ts';

export default function EditBusinessLoading() {
  return (
    <>
      <PageHeader title={businessPageWords.edit} />
      <Skeleton label={businessPageWords.loadingForm} lines={4} size="block" />
    </>
  );
}
