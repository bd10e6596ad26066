import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { StatePicker } from '../../plans/new/state-picker.tsx';
import { planStartWords } from '../../plans/words.ts';
import { formationChoices } from './formation-choices.ts';

export const metadata: Metadata = { title: planStartWords.form };

type NewFormationPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<{ state?: string | string[] }>;
};

export default async function NewFormationPage({ params, searchParams }: NewFormationPageProps) {
  const session = await requireSession((await params).mode);
  const { state } = await searchParams;
  const jurisdictions = await session.client.jurisdictions.list();
  return (
    <>
      <PageHeader
        title={planStartWords.form}
        crumbs={[{ label: planStartWords.plans, href: paths.plans(session.mode) }]}
        description={planStartWords.formDescription}
      />
      <StatePicker
        mode={session.mode}
        businessId={null}
        choices={formationChoices(jurisdictions.data)}
        wanted={typeof state === 'string' ? state : null}
      />
    </>
  );
}
