import { Skeleton } from '#components/ui/skeleton';
import { inboxWords } from '../words.ts';

export default function AgentMailPieceLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={inboxWords.title} lines={1} size="title" />
      <Skeleton label={inboxWords.piece.loading} lines={3} size="block" />
    </div>
  );
}
