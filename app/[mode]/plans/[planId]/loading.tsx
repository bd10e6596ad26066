import { Skeleton } from '#components/ui/skeleton';
import { planFormWords } from './words.ts';

export default function PlanLoading() {
  return (
    <div className="space-y-6">
      <Skeleton label={planFormWords.loadingName} lines={1} size="title" />
      <Skeleton label={planFormWords.loadingForm} lines={3} size="block" />
    </div>
  );
}
