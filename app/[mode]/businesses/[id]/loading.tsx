import { Skeleton } from '#components/ui/skeleton';
import { businessWords } from '../words.ts';

export default function BusinessLoading() {
  return (
    <div className="space-y-6">
      <Skeleton label={businessWords.page.loading} lines={1} size="title" />
      <Skeleton label={businessWords.page.registrations} lines={3} size="block" />
      <Skeleton label={businessWords.page.record} lines={8} size="row" />
    </div>
  );
}
