import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function StatementsLoading() {
  const { title, description } = settingsWords.statements;
  return (
    <>
      <PageHeader title={title} description={description} />
      <Skeleton label={title} lines={6} size="row" />
    </>
  );
}
