import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { businessPageWords } from '../../words.ts';

export default function EditBusinessLoading() {
  return (
    <>
      <PageHeader title={businessPageWords.edit} />
      <PageSkeleton label={businessPageWords.loadingForm} lines={4} size="block" />
    </>
  );
}
