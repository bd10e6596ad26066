import { importWords } from '#components/businesses/import/words.ts';
import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';

export default function ImportLoading() {
  return (
    <>
      <PageHeader title={importWords.title} />
      <PageSkeleton label={importWords.title} lines={4} size="block" />
    </>
  );
}
