import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { reportWords as words } from '../../[mode]/filings/report/words.ts';

export default function DeskReportLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.descriptionOfDesk} />
      <Skeleton label={words.title} lines={12} size="row" />
    </>
  );
}
