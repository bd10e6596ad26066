import { EmptyState } from '#components/ui/empty-state';
import { PageHeader } from '#components/ui/page-header';

export default function BusinessNotFound() {
  return (
    <>
      <PageHeader title="This business is not here" />
      <EmptyState
        kind="nothing-needed"
        title="No business of your organization has this address in this mode."
      >
        A record of test mode is not there in live mode, and the reverse. The list of businesses shows those
        that are.
      </EmptyState>
    </>
  );
}
