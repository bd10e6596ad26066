import { Skeleton } from '#components/ui/skeleton';

export default function WebhooksLoading() {
  return <Skeleton label="Webhook endpoints" lines={6} size="row" />;
}
