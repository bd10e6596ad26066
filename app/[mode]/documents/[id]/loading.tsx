import { documentsWords } from '#components/documents/words.ts';
import { Skeleton } from '#components/ui/skeleton';

export default function DocumentLoading() {
  return (
    <div className="space-y-8">
      <Skeleton label={documentsWords.page.page} lines={1} size="title" />
      <Skeleton label={documentsWords.page.loading} lines={3} size="block" />
    </div>
  );
}
