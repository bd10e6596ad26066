import { PageSkeleton } from '#components/ui/page-skeleton';
import { approvalPageWords } from '../words.ts';

export default function ApprovalLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={approvalPageWords.loading} lines={2} size="title" />
      <PageSkeleton label={approvalPageWords.willSend} lines={10} size="row" />
    </div>
  );
}
