import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { caseListWords } from './words.ts';

export default function CasesLoading() {
  return (
    <>
      <PageHeader title={caseListWords.title} description={caseListWords.description} />
      <PageSkeleton label={caseListWords.title} lines={12} size="row" />
    </>
  );
}
