import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { keyWords } from './words.ts';

export default function ApiKeysLoading() {
  return (
    <>
      <PageHeader title={keyWords.page.title} description={keyWords.page.loading} />
      <Skeleton label={keyWords.page.title} lines={4} size="row" />
    </>
  );
}
