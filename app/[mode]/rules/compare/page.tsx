import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { FILING_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { STATE_OPTIONS, stateName } from '#components/filings/state-name.ts';
import { Button } from '#components/ui/button';
import { PageHeader } from '#components/ui/page-header';
import { Select } from '#components/ui/select';
import { paths } from '#lib/config/paths';
import { OperationType } from '#lib/contract/operation-type';
import { requireSession } from '#lib/session/require-session';
import { loadCompareQuery } from '../rules-query.ts';
import { rulesWords, compareWords as words } from '../words.ts';
import { Compared } from './compared.tsx';

type ComparePageProps = { params: Promise<{ mode: string }>; searchParams: Promise<SearchParams> };

const TYPES = OperationType.options.map((value) => ({ value, label: FILING_TYPE_WORDS[value] }));

export async function generateMetadata({ searchParams }: ComparePageProps): Promise<Metadata> {
  const { a, b } = await loadCompareQuery(searchParams);
  return { title: a && b ? words.titleOf(stateName(a), stateName(b)) : words.title };
}

export default async function ComparePage({ params, searchParams }: ComparePageProps) {
  const session = await requireSession((await params).mode);
  const { type, a, b } = await loadCompareQuery(searchParams);
  return (
    <>
      <PageHeader
        title={a && b ? words.titleOf(stateName(a), stateName(b)) : words.title}
        crumbs={[{ label: rulesWords.title, href: paths.rules(session.mode) }]}
      />
      <form className="control-row mb-6" data-no-print="">
        <div className="w-full sm:w-56">
          <Select label={rulesWords.types} name="type" options={TYPES} defaultValue={type} width="full" />
        </div>
        {[
          { name: 'a', label: rulesWords.first, defaultValue: a ?? 'US-DE' },
          { name: 'b', label: rulesWords.second, defaultValue: b ?? 'US-NY' },
        ].map((field) => (
          <div key={field.name} className="w-full sm:w-56">
            <Select {...field} options={STATE_OPTIONS} width="full" />
          </div>
        ))}
        <Button type="submit" variant="primary">
          {rulesWords.show}
        </Button>
      </form>
      {a && b ? <Compared session={session} type={type} codes={[a, b]} /> : <p>{words.choose}</p>}
    </>
  );
}
