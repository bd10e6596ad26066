import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function OrganizationLoading() {
  return (
    <>
      <PageHeader
        title={settingsWords.organization.title}
        description={settingsWords.organization.description}
      />
      <PageSkeleton label={settingsWords.organization.title} lines={4} size="row" />
    </>
  );
}
