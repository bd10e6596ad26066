import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { operatorKeyWords } from './words.ts';

export default function OperatorKeysLoading() {
  return (
    <>
      <PageHeader title={operatorKeyWords.title} description={operatorKeyWords.description} />
      <Skeleton label={operatorKeyWords.title} lines={4} size="row" />
    </>
  );
}
