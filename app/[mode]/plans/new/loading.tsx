import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planListWords } from '../words.ts';
import { planStartWords } from './words.ts';

export default function NewPlanLoading() {
  return (
    <>
      <PageHeader title={planListWords.qualify} />
      <Skeleton label={planStartWords.loading} lines={8} size="row" />
    </>
  );
}
