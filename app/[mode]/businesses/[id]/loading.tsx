import { PageSkeleton } from '#components/ui/page-skeleton';
import { businessPageWords } from '../words.ts';

export default function BusinessLoading() {
  return (
    <div className="space-y-6">
      <PageSkeleton label={businessPageWords.loading} lines={1} size="title" />
      <PageSkeleton label={businessPageWords.registrations} lines={3} size="block" />
      <PageSkeleton label={businessPageWords.record} lines={8} size="row" />
    </div>
  );
}
