import { EmptyState } from '#components/ui/empty-state';
import { LinkButton } from '#components/ui/link-button';
import { Section } from '#components/ui/section';
import { paths } from '#lib/config/paths';
import type { Session } from '#lib/session/session';
import { BusinessSearch } from './business-search.tsx';
import { planStartWords } from './words.ts';

/** The first page of businesses at once; typing narrows them on the server. */
export async function ChooseBusiness({ session }: { session: Session }) {
  const { mode, client } = session;
  const first = await client.businesses.list({ registration: 'formation', limit: 10 });
  return (
    <Section title={planStartWords.whichBusiness} measure="form" first>
      {first.data.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={planStartWords.noBusiness}
          action={
            <LinkButton variant="primary" href={paths.newBusiness(mode)}>
              {planStartWords.addBusiness}
            </LinkButton>
          }
        >
          {planStartWords.noBusinessDetail}
        </EmptyState>
      ) : (
        <BusinessSearch mode={mode} first={first} />
      )}
    </Section>
  );
}
