import { PageHeader } from '#components/ui/page-header';
import { PageSkeleton } from '#components/ui/page-skeleton';
import { settingsWords } from '../words.ts';

export default function ApprovalRulesLoading() {
  const { title, description } = settingsWords.approvals;
  return (
    <>
      <PageHeader title={title} description={description} />
      <PageSkeleton label={title} lines={4} size="row" />
    </>
  );
}
