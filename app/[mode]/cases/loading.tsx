import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function CasesLoading() {
  return (
    <>
      <PageHeader
        title="Cases"
        description="Questions that filings wait on. A filing does not move while one is open."
      />
      <Skeleton label="Cases" lines={12} size="row" />
    </>
  );
}
