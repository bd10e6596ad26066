import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { inboxWords } from './words.ts';

export default function AgentMailLoading() {
  return (
    <>
      <PageHeader title={inboxWords.title} description={inboxWords.description} />
      <PageSkeleton label={inboxWords.title} lines={14} size="row" />
    </>
  );
}
