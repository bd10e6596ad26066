import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { planStartWords } from '../../plans/words.ts';

export default function NewFormationLoading() {
  return (
    <>
      <PageHeader title={planStartWords.form} />
      <Skeleton label={planStartWords.loading} lines={8} size="row" />
    </>
  );
}
