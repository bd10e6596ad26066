import { Skeleton } from '#components/ui/skeleton';
import { filingWords } from '../words.ts';

export default function FilingLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={filingWords.page.page} lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton label={filingWords.page.loadingTimeline} lines={8} size="row" />
        <Skeleton label={filingWords.page.loadingFee} lines={8} size="row" />
      </div>
    </div>
  );
}
