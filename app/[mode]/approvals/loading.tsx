import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { approvalListWords } from './words.ts';

export default function ApprovalsLoading() {
  return (
    <>
      <PageHeader title={approvalListWords.title} description={approvalListWords.description} />
      <Skeleton label={approvalListWords.title} lines={8} size="row" />
    </>
  );
}
