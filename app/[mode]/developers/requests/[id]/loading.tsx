import { Skeleton } from '#components/ui/skeleton';

export default function RequestLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label="The request" lines={2} size="title" />
      <Skeleton label="Its facts" lines={8} size="row" />
    </div>
  );
}
