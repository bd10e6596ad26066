import type { Metadata } from 'next';
import { PageHeader } from '#components/ui/page-header';
import { paths } from '#lib/config/paths';
import type { Jurisdiction } from '#lib/contract/requirement';
import { requireSession } from '#lib/session/require-session';
import { costOf, type StateChoice } from '../../plans/new/state-choices.ts';
import { planStartWords } from '../../plans/new/words.ts';
import { planListWords } from '../../plans/words.ts';
import { ReadOnlyNotice } from '../../read-only-notice.tsx';
import { StatePicker } from './state-picker.tsx';

export const metadata: Metadata = { title: planListWords.form };

type NewFormationPageProps = {
  params: Promise<{ mode: string }>;
  searchParams: Promise<{ state?: string | string[] }>;
};

export default async function NewFormationPage({ params, searchParams }: NewFormationPageProps) {
  const session = await requireSession((await params).mode);
  const { state } = await searchParams;
  return (
    <>
      <PageHeader
        title={planListWords.form}
        crumbs={[{ label: planListWords.title, href: paths.plans(session.mode) }]}
        description={planStartWords.formDescription}
      />
      {session.may('prepare') ? (
        <StatePicker
          mode={session.mode}
          choices={formationChoices((await session.client.jurisdictions.list()).data)}
          wanted={typeof state === 'string' ? state : null}
        />
      ) : (
        <ReadOnlyNotice />
      )}
    </>
  );
}

/** Every state with what it costs and takes to form an LLC there. */
function formationChoices(jurisdictions: readonly Jurisdiction[]): StateChoice[] {
  return jurisdictions
    .map(({ code, name, operations, formation }) => ({
      code,
      name,
      home: false,
      blocked: operations.includes('formation') ? null : planStartWords.isNotSupported,
      filingId: null,
      ...costOf(formation),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));
}
