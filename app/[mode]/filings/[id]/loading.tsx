import { Skeleton } from '#components/ui/skeleton';

export default function FilingLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label="The filing" lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton label="The timeline" lines={8} size="row" />
        <Skeleton label="The fee" lines={8} size="row" />
      </div>
    </div>
  );
}
