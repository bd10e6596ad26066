import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { auditWords } from './words.ts';

export default function AuditLoading() {
  return (
    <>
      <PageHeader title={auditWords.title} description={auditWords.loading} />
      <Skeleton label={auditWords.title} lines={12} size="row" />
    </>
  );
}
