import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function SecurityLoading() {
  return (
    <>
      <PageHeader title={settingsWords.security.title} description={settingsWords.security.description} />
      <PageSkeleton label={settingsWords.security.title} lines={4} size="row" />
    </>
  );
}
