import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { filingListWords } from './words.ts';

export default function FilingsLoading() {
  return (
    <>
      <PageHeader title={filingListWords.title} description={filingListWords.description} />
      <PageSkeleton label={filingListWords.title} lines={14} size="row" />
    </>
  );
}
