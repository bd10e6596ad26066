import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { reportWords as words } from '../../[mode]/filings/report/words.ts';

export default function DeskReportLoading() {
  return (
    <>
      <PageHeader title={words.title} description={words.descriptionOfDesk} />
      <PageSkeleton label={words.title} lines={12} size="row" />
    </>
  );
}
