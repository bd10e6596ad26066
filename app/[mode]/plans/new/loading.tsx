import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planStartWords } from '../words.ts';

export default function NewPlanLoading() {
  return (
    <>
      <PageHeader title={planStartWords.qualify} />
      <Skeleton label={planStartWords.loading} lines={8} size="row" />
    </>
  );
}
