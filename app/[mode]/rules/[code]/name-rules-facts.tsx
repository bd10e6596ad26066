import { DataTable } from '#components/ui/data-table';
import { Disclosure } from '#components/ui/disclosure';
import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';
import type { Requirement } from '#lib/contract/requirement';
import { SourceLine } from '../source-line.tsx';
import { stateRulesWords as words } from '../words.ts';

export function NameRulesFacts({ requirement: { name_rules: rules } }: { requirement: Requirement }) {
  return (
    <Section title={words.names} id="names">
      <FactList
        facts={[
          {
            term: words.designators,
            value: rules.designators.join(', '),
            record: true,
            note: <SourceLine sources={rules.sources} />,
          },
          {
            term: words.nameStandard,
            value: words.standards[rules.standard],
            note: rules.standard_note ?? undefined,
          },
          { term: words.alternate, value: words.alternateAllowed[`${rules.alternate_name_allowed}`] },
        ]}
      />
      {rules.restricted_words.length > 0 ? (
        <div className="mt-3">
          <Disclosure summary={`${words.words} (${rules.restricted_words.length})`}>
            <DataTable
              caption={words.words}
              blocks={false}
              rows={rules.restricted_words}
              rowKey={({ word, rule }) => `${word} ${rule}`}
              columns={[
                { key: 'word', head: words.word, rowHead: true, cell: ({ word }) => word },
                {
                  key: 'rule',
                  head: words.wordRule,
                  cell: ({ rule, office, note }) => (
                    <>
                      {rule === 'prohibited' ? words.prohibited : words.approval(office)}
                      {note ? <span className="block text-ink-2 text-small">{note}</span> : null}
                    </>
                  ),
                },
              ]}
            />
          </Disclosure>
        </div>
      ) : null}
    </Section>
  );
}
