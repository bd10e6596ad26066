import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function MembersLoading() {
  return (
    <>
      <PageHeader title={settingsWords.members.title} description={settingsWords.members.loading} />
      <PageSkeleton label={settingsWords.members.title} lines={4} size="row" />
    </>
  );
}
