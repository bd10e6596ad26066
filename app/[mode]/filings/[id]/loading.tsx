import { PageSkeleton } from '#components/ui/page-skeleton';
import { filingPageWords } from '../words.ts';

export default function FilingLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={filingPageWords.page} lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PageSkeleton label={filingPageWords.loadingTimeline} lines={8} size="row" />
        <PageSkeleton label={filingPageWords.loadingFee} lines={8} size="row" />
      </div>
    </div>
  );
}
