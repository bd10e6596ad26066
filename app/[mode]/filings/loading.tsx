import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { filingWords } from './words.ts';

export default function FilingsLoading() {
  return (
    <>
      <PageHeader title={filingWords.list.title} description={filingWords.list.description} />
      <Skeleton label={filingWords.list.title} lines={14} size="row" />
    </>
  );
}
