import { Skeleton } from '#components/ui/skeleton';
import { businessPageWords } from '../words.ts';

export default function BusinessLoading() {
  return (
    <div className="space-y-6">
      <Skeleton label={businessPageWords.loading} lines={1} size="title" />
      <Skeleton label={businessPageWords.registrations} lines={3} size="block" />
      <Skeleton label={businessPageWords.record} lines={8} size="row" />
    </div>
  );
}
