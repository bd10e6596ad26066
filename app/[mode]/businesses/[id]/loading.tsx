import { Skeleton } from '#components/ui/skeleton';

export default function BusinessLoading() {
  return (
    <div className="space-y-6">
      <Skeleton label="Business" lines={1} size="title" />
      <Skeleton label="Registrations" lines={3} size="block" />
      <Skeleton label="Record" lines={8} size="row" />
    </div>
  );
}
