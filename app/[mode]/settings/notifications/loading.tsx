import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { notificationWords as words } from './words.ts';

export default function NotificationsLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Skeleton label={words.title} lines={6} size="row" />
    </>
  );
}
