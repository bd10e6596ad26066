import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function MembersLoading() {
  return (
    <>
      <PageHeader title={settingsWords.members.title} description={settingsWords.members.loading} />
      <Skeleton label={settingsWords.members.title} lines={4} size="row" />
    </>
  );
}
