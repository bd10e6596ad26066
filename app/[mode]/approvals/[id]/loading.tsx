import { Skeleton } from '#components/ui/skeleton';
import { approvalPageWords } from '../words.ts';

export default function ApprovalLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={approvalPageWords.loading} lines={2} size="title" />
      <Skeleton label={approvalPageWords.willSend} lines={10} size="row" />
    </div>
  );
}
