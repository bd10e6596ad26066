import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { auditWords } from './words.ts';

export default function AuditLoading() {
  return (
    <>
      <PageHeader title={auditWords.title} description={auditWords.loading} />
      <PageSkeleton label={auditWords.title} lines={12} size="row" />
    </>
  );
}
