import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { notificationWords as words } from './words.ts';

export default function NotificationsLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <PageSkeleton label={words.title} lines={6} size="row" />
    </>
  );
}
