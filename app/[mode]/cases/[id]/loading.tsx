import { Skeleton } from '#components/ui/skeleton';
import { caseWords } from '../words.ts';

export default function CaseLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={caseWords.page.page} lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton label={caseWords.page.loading} lines={8} size="row" />
        <Skeleton label={caseWords.page.loadingHistory} lines={4} size="row" />
      </div>
    </div>
  );
}
