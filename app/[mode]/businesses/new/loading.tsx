import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { registerWords } from '../words.ts';

export default function NewBusinessLoading() {
  return (
    <>
      <PageHeader title={registerWords.title} />
      <Skeleton label={registerWords.loading} lines={4} size="block" />
    </>
  );
}
