import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { registerWords } from '../words.ts';

export default function NewBusinessLoading() {
  return (
    <>
      <PageHeader title={registerWords.title} />
      <PageSkeleton label={registerWords.loading} lines={4} size="block" />
    </>
  );
}
