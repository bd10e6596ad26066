import { PageHeader } from '#components/ui/page-header';
import { Skeleton } from '#components/ui/skeleton';

export default function ApiKeysLoading() {
  return (
    <>
      <PageHeader title="API keys" description="With a key a program acts for your organization." />
      <Skeleton label="API keys" lines={4} size="row" />
    </>
  );
}
