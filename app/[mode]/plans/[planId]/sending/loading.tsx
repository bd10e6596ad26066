import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planSendingWords as words } from './words.ts';

export default function SendingLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Skeleton label={words.loading} lines={12} size="row" />
    </>
  );
}
