import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planSendingWords as words } from './words.ts';

export default function SendingLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <PageSkeleton label={words.loading} lines={12} size="row" />
    </>
  );
}
