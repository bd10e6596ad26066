import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { inboxWords } from './words.ts';

export default function AgentMailLoading() {
  return (
    <>
      <PageHeader title={inboxWords.title} description={inboxWords.description} />
      <Skeleton label={inboxWords.title} lines={14} size="row" />
    </>
  );
}
