import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { businessWords } from '../words.ts';

export default function NewBusinessLoading() {
  return (
    <>
      <PageHeader title={businessWords.register.title} />
      <Skeleton label={businessWords.register.loading} lines={4} size="block" />
    </>
  );
}
