import { Skeleton } from '#components/ui/skeleton';

export default function DeliveryLoading() {
  return <Skeleton label="Webhook delivery" lines={8} size="row" />;
}
