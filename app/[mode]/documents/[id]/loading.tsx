import { documentsWords } from '#components/documents/words.ts';
import { PageSkeleton } from '#components/ui/page-skeleton';

export default function DocumentLoading() {
  return (
    <div className="space-y-8">
      <PageSkeleton label={documentsWords.page.page} lines={1} size="title" />
      <PageSkeleton label={documentsWords.page.loading} lines={3} size="block" />
    </div>
  );
}
