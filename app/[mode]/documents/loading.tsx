import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { documentListWords } from './words.ts';

export default function DocumentsLoading() {
  return (
    <>
      <PageHeader title={documentListWords.title} description={documentListWords.description} />
      <PageSkeleton label={documentListWords.title} lines={14} size="row" />
    </>
  );
}
