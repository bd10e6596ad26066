import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { rulesWords } from './words.ts';

export default function RulesLoading() {
  return (
    <>
      <PageHeader title={rulesWords.title} description={rulesWords.description} />
      <Skeleton label={rulesWords.title} lines={14} size="row" />
    </>
  );
}
