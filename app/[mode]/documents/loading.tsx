import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { documentListWords } from './words.ts';

export default function DocumentsLoading() {
  return (
    <>
      <PageHeader title={documentListWords.title} description={documentListWords.description} />
      <Skeleton label={documentListWords.title} lines={14} size="row" />
    </>
  );
}
