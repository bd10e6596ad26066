import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { caseListWords } from './words.ts';

export default function CasesLoading() {
  return (
    <>
      <PageHeader title={caseListWords.title} description={caseListWords.description} />
      <Skeleton label={caseListWords.title} lines={12} size="row" />
    </>
  );
}
