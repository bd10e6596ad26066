import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { helpWords as words } from './words.ts';

export default function HelpLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Skeleton label={words.contents} lines={8} size="row" />
    </>
  );
}
