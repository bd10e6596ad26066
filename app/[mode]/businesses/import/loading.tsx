import { importWords } from '#components/businesses/import/words.ts';
import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function ImportLoading() {
  return (
    <>
      <PageHeader title={importWords.title} />
      <Skeleton label={importWords.title} lines={4} size="block" />
    </>
  );
}
