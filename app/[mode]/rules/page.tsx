import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { LinkButton } from '#components/ui/link-button';
import { PageHeader } from '#components/ui/page-header';
import { TabLinks } from '#components/ui/tab-links';
import { paths } from '#lib/config/paths';
import { OperationType } from '#lib/contract/operation-type';
import { requireSession } from '#lib/session/require-session';
import { NationalMap } from './national-map.tsx';
import { NationalTable } from './national-table.tsx';
import { loadRulesState, rulesQuery } from './rules-query.ts';
import { rulesWords } from './words.ts';

export const metadata: Metadata = { title: rulesWords.title };

type RulesPageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

export default async function RulesPage({ params, searchParams }: RulesPageProps) {
  const { mode, client } = await requireSession((await params).mode);
  const [state, { data }] = await Promise.all([loadRulesState(searchParams), client.jurisdictions.list()]);
  const shared = { mode, state, jurisdictions: data };
  return (
    <>
      <PageHeader
        title={rulesWords.title}
        description={rulesWords.description}
        actions={<LinkButton href={paths.compareRules(mode)}>{rulesWords.compare}</LinkButton>}
      />
      <div className="mb-6 border-rule border-b">
        <TabLinks
          label={rulesWords.types}
          tabs={OperationType.options.map((type) => ({
            href: rulesQuery(paths.rules(mode), { ...state, type }),
            label: FILING_TYPE_WORDS[type],
            current: type === state.type,
          }))}
        />
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 min-[90rem]:grid-cols-[minmax(0,32.5rem)_minmax(0,1fr)]">
        <NationalMap {...shared} />
        <NationalTable {...shared} />
      </div>
    </>
  );
}
