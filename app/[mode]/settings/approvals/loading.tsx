import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';
import { settingsWords } from '../words.ts';

export default function ApprovalRulesLoading() {
  const { title, description } = settingsWords.approvals;
  return (
    <>
      <PageHeader title={title} description={description} />
      <Skeleton label={title} lines={4} size="row" />
    </>
  );
}
