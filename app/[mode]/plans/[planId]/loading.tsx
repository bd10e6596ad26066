import { Skeleton } from '#components/ui/skeleton';
import { planFormWords } from '../words.ts';

export default function PlanLoading() {
  return (
    <div className="grid gap-x-8 gap-y-6 min-[1200px]:grid-cols-[minmax(0,680px)_320px]">
      <div className="space-y-6">
        <Skeleton label={planFormWords.loadingName} lines={1} size="title" />
        <Skeleton label={planFormWords.loadingForm} lines={3} size="block" />
      </div>
      <Skeleton label={planFormWords.loadingFee} lines={6} size="row" />
    </div>
  );
}
