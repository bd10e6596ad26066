import { PageSkeleton } from '#components/ui/page-skeleton';
import { webhookWords } from './words.ts';

export default function WebhooksLoading() {
  return <PageSkeleton label={webhookWords.page.endpoints} lines={6} size="row" />;
}
