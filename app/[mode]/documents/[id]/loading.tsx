import { Skeleton } from '#components/ui/skeleton';

export default function DocumentLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label="The paper" lines={1} size="title" />
      <Skeleton label="Its pages" lines={3} size="block" />
    </div>
  );
}
