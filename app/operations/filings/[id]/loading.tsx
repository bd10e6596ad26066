import { PageSkeleton } from '#components/ui/page-skeleton';
import { filingWords, formWords, moveWords } from './words.ts';

export default function DeskFilingLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={filingWords.page} lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PageSkeleton label={formWords.title} lines={14} size="row" />
        <PageSkeleton label={moveWords.title} lines={8} size="row" />
      </div>
    </div>
  );
}
