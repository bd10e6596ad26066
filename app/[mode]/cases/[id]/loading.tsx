import { Skeleton } from '#components/ui/skeleton';

export default function CaseLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label="The case" lines={2} size="title" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton label="The question" lines={8} size="row" />
        <Skeleton label="What was said before" lines={4} size="row" />
      </div>
    </div>
  );
}
