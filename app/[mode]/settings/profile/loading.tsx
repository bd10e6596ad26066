import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function ProfileLoading() {
  return (
    <>
      <PageHeader title={settingsWords.profile.title} description={settingsWords.profile.description} />
      <PageSkeleton label={settingsWords.profile.title} lines={4} size="row" />
    </>
  );
}
