import { Skeleton } from '#components/ui/skeleton';
import { webhookWords } from './words.ts';

export default function WebhooksLoading() {
  return <Skeleton label={webhookWords.page.endpoints} lines={6} size="row" />;
}
