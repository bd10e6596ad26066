import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { operatorKeyWords } from './words.ts';

export default function OperatorKeysLoading() {
  return (
    <>
      <PageHeader title={operatorKeyWords.title} description={operatorKeyWords.description} />
      <PageSkeleton label={operatorKeyWords.title} lines={4} size="row" />
    </>
  );
}
