import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function OrganizationLoading() {
  return (
    <>
      <PageHeader
        title={settingsWords.organization.title}
        description={settingsWords.organization.description}
      />
      <Skeleton label={settingsWords.organization.title} lines={4} size="row" />
    </>
  );
}
