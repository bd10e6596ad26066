import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function SecurityLoading() {
  return (
    <>
      <PageHeader title={settingsWords.security.title} description={settingsWords.security.description} />
      <Skeleton label={settingsWords.security.title} lines={4} size="row" />
    </>
  );
}
