import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { planStartWords } from '../../plans/new/words.ts';
import { planListWords } from '../../plans/words.ts';

export default function NewFormationLoading() {
  return (
    <>
      <PageHeader title={planListWords.form} />
      <PageSkeleton label={planStartWords.loading} lines={8} size="row" />
    </>
  );
}
