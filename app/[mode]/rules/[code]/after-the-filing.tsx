import { Money } from '#components/fees/money';
import { DataTable } from '#components/ui/data-table';
import { Section } from '#components/ui/section';
import type { Requirement } from '#lib/contract/requirement';
import { dueWords } from '../rule-words.ts';
import { SourceLine } from '../source-line.tsx';
import { stateRulesWords as words } from '../words.ts';

export function AfterTheFiling({ requirement: { after_filing: duties } }: { requirement: Requirement }) {
  return (
    <Section title={words.after} id="afterwards" description={words.afterDetail}>
      {duties.length === 0 ? (
        <p>{words.nothingAfter}</p>
      ) : (
        <DataTable
          caption={words.after}
          rows={duties.map((duty, at) => ({ ...duty, at }))}
          rowKey={({ at }) => String(at)}
          columns={[
            {
              key: 'what',
              head: words.what,
              rowHead: true,
              width: '55%',
              cell: ({ kind, description, sources }) => (
                <>
                  {words.duties[kind]}
                  <span className="block font-normal">{description}</span>
                  <SourceLine sources={sources} />
                </>
              ),
            },
            { key: 'due', head: words.due, cell: dueWords },
            {
              key: 'amount',
              head: words.amount,
              numeric: true,
              blank: ({ amount }) => amount === null,
              cell: ({ amount }) => (amount === null ? '—' : <Money amount={amount} />),
            },
          ]}
        />
      )}
    </Section>
  );
}
