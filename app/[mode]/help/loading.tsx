import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { helpWords as words } from './words.ts';

export default function HelpLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <PageSkeleton label={words.contents} lines={8} size="row" />
    </>
  );
}
