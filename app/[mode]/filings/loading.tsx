import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { filingListWords } from './words.ts';

export default function FilingsLoading() {
  return (
    <>
      <PageHeader title={filingListWords.title} description={filingListWords.description} />
      <Skeleton label={filingListWords.title} lines={14} size="row" />
    </>
  );
}
