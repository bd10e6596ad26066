import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { ChooseBusiness } from './choose-business.tsx';
import { ChooseState } from './choose-state.tsx';

export const metadata: Metadata = { title: 'New qualification' };

type NewPlanPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<{ business?: string | string[]; state?: string | string[] }>;
};

export default async function NewPlanPage({ params, searchParams }: NewPlanPageProps) {
  const session = await requireSession((await params).mode);
  const { business, state } = await searchParams;
  return (
    <>
      <PageHeader
        title="New qualification"
        crumbs={[{ label: 'Drafts', href: paths.plans(session.mode) }]}
        description="Choose the business and the state. The form of that state opens next; it is filled in from the record, saved as you go, and sent only when you send it."
      />
      {typeof business === 'string' ? (
        <ChooseState
          session={session}
          businessId={business}
          wanted={typeof state === 'string' ? state : null}
        />
      ) : (
        <ChooseBusiness session={session} />
      )}
    </>
  );
}
