import { Skeleton } from '#components/ui/skeleton';
import { requestWords } from '../words.ts';

export default function RequestLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={requestWords.page.thePage} lines={2} size="title" />
      <Skeleton label={requestWords.page.facts} lines={8} size="row" />
    </div>
  );
}
