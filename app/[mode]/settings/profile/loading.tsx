import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function ProfileLoading() {
  return (
    <>
      <PageHeader title={settingsWords.profile.title} description={settingsWords.profile.description} />
      <Skeleton label={settingsWords.profile.title} lines={4} size="row" />
    </>
  );
}
