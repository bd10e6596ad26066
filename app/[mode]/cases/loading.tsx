import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { caseWords } from './words.ts';

export default function CasesLoading() {
  return (
    <>
      <PageHeader title={caseWords.list.title} description={caseWords.list.description} />
      <Skeleton label={caseWords.list.title} lines={12} size="row" />
    </>
  );
}
