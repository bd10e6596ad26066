import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { keyWords } from './words.ts';

export default function ApiKeysLoading() {
  return (
    <>
      <PageHeader title={keyWords.page.title} description={keyWords.page.loading} />
      <PageSkeleton label={keyWords.page.title} lines={4} size="row" />
    </>
  );
}
