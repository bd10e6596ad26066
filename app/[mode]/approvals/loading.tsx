import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { approvalListWords } from './words.ts';

export default function ApprovalsLoading() {
  return (
    <>
      <PageHeader title={approvalListWords.title} description={approvalListWords.description} />
      <PageSkeleton label={approvalListWords.title} lines={8} size="row" />
    </>
  );
}
