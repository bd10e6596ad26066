import { Skeleton } from '#components/ui/skeleton';

export default function EndpointLoading() {
  return <Skeleton label="Webhook endpoint" lines={8} size="row" />;
}
