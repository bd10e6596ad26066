import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planSendWords as words } from './words.ts';

export default function SendLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <PageSkeleton label={words.loading} lines={12} size="row" />
    </>
  );
}
