import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { businessWords } from '../../words.ts';

export default function EditBusinessLoading() {
  return (
    <>
      <PageHeader title={businessWords.page.edit} />
      <Skeleton label={businessWords.page.loadingForm} lines={4} size="block" />
    </>
  );
}
