import { Skeleton } from '#components/ui/skeleton';

export default function PlanLoading() {
  return (
    <div className="grid gap-x-8 gap-y-6 min-[1200px]:grid-cols-[minmax(0,680px)_320px]">
      <div className="space-y-6">
        <Skeleton label="The name" lines={1} size="title" />
        <Skeleton label="The form" lines={3} size="block" />
      </div>
      <Skeleton label="The fee" lines={6} size="row" />
    </div>
  );
}
