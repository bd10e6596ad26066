import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planSendWords as words } from './words.ts';

export default function SendLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Skeleton label={words.loading} lines={12} size="row" />
    </>
  );
}
