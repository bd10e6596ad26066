import { PageSkeleton } from '#components/ui/page-skeleton';
import { requestWords } from '../words.ts';

export default function RequestLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={requestWords.page.thePage} lines={2} size="title" />
      <PageSkeleton label={requestWords.page.facts} lines={8} size="row" />
    </div>
  );
}
