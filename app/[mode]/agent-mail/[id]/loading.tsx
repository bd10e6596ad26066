import { PageSkeleton } from '#components/ui/page-skeleton';
import { inboxWords } from '../words.ts';

export default function AgentMailPieceLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={inboxWords.title} lines={1} size="title" />
      <PageSkeleton label={inboxWords.piece.loading} lines={3} size="block" />
    </div>
  );
}
