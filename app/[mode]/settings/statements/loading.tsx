import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function StatementsLoading() {
  const { title, description } = settingsWords.statements;
  return (
    <>
      <PageHeader title={title} description={description} />
      <PageSkeleton label={title} lines={6} size="row" />
    </>
  );
}
