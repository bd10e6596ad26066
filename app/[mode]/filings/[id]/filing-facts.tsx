import { ENTITY_TYPE_WORDS, tierWords } from '#components/filings/filing-words';
import { CopyButton } from '#components/ui/copy-button';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';

export function FilingFacts({ filing, mode }: { filing: Filing; mode: Mode }) {
  const metadata = Object.entries(filing.metadata);
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-2">
      <Section title="About this filing" id="about">
        <FactList
          facts={[
            {
              term: filing.type === 'foreign_qualification' ? 'Registration record' : 'Business record',
              value: <TextLink href={paths.business(mode, filing.business_id)}>{filing.legal_name}</TextLink>,
              record: true,
            },
            { term: 'Entity type', value: ENTITY_TYPE_WORDS[filing.entity_type] },
            { term: 'Speed', value: tierWords(filing.expedited_tier) },
            {
              term: 'Submitted',
              value: (
                <>
                  <Time value={filing.created_at} /> UTC
                </>
              ),
            },
            {
              term: 'Last change',
              value: (
                <>
                  <Time value={filing.updated_at} /> UTC
                </>
              ),
            },
            { term: 'Filing id', value: <Identifier value={filing.id} label="filing id" whole /> },
          ]}
        />
      </Section>
      <Section title="Metadata" id="metadata">
        {metadata.length > 0 ? (
          <FactList
            facts={metadata.map(([key, value]) => ({
              key,
              term: <code className="break-all font-mono text-small">{key}</code>,
              value: <span className="break-words">{value}</span>,
              action: <CopyButton text={value} label={key} iconOnly />,
            }))}
          />
        ) : (
          <p className="text-ink-2">None was sent with this filing.</p>
        )}
      </Section>
    </div>
  );
}
