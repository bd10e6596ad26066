import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planListWords } from '../words.ts';
import { planStartWords } from './words.ts';

export default function NewPlanLoading() {
  return (
    <>
      <PageHeader title={planListWords.qualify} />
      <PageSkeleton label={planStartWords.loading} lines={8} size="row" />
    </>
  );
}
