import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { BusinessSearch } from './business-search.tsx';

/** The first page of businesses at once; typing narrows them on the server. */
export async function ChooseBusiness({ session }: { session: Session }) {
  const { mode, client } = session;
  const first = await client.businesses.list({ registration: 'formation', limit: 10 });
  return (
    <Section title="Which business?" measure="form" first>
      {first.data.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title="No business yet"
          action={
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              Add a business
            </LinkButton>
          }
        >
          A business is the company as its home state knows it. It is entered once, and every application is
          filled in from it.
        </EmptyState>
      ) : (
        <BusinessSearch mode={mode} first={first} />
      )}
    </Section>
  );
}
