import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { reportWords } from './words.ts';

export default function ReportLoading() {
  const { title, description } = reportWords;
  return (
    <>
      <PageHeader title={title} description={description} />
      <PageSkeleton label={title} lines={12} size="row" />
    </>
  );
}
