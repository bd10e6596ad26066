import type { Metadata } from 'next';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <main className="mx-auto max-w-form px-4 py-12">
      <PageHeader
        title="There is no page at this address"
        description="It may belong to the other mode or to another organization, or the address may have been cut short. Nothing was lost."
      />
      <LinkButton href="/" variant="primary">
        Go to what needs you
      </LinkButton>
    </main>
  );
}
