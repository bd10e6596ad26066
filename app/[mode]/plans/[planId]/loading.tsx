import { PageSkeleton } from '#components/ui/page-skeleton';
import { planFormWords } from './words.ts';

export default function PlanLoading() {
  return (
    <div className="space-y-6">
      <PageSkeleton label={planFormWords.loadingName} lines={1} size="title" />
      <PageSkeleton label={planFormWords.loadingForm} lines={3} size="block" />
    </div>
  );
}
