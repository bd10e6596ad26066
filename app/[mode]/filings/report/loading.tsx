import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { reportWords } from './words.ts';

export default function ReportLoading() {
  const { title, description } = reportWords;
  return (
    <>
      <PageHeader title={title} description={description} />
      <Skeleton label={title} lines={12} size="row" />
    </>
  );
}
