import { PageSkeleton } from '#components/ui/page-skeleton';
import { casePageWords } from '../words.ts';

export default function CaseLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={casePageWords.page} lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PageSkeleton label={casePageWords.loading} lines={8} size="row" />
        <PageSkeleton label={casePageWords.loadingHistory} lines={4} size="row" />
      </div>
    </div>
  );
}
