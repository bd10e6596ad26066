import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function FilingsLoading() {
  return (
    <>
      <PageHeader
        title="Filings"
        description="Every filing of your organization, with who must act next and by when."
      />
      <Skeleton label="Filings" lines={14} size="row" />
    </>
  );
}
