import { MetadataList } from '#components/businesses/metadata-list';
import { ENTITY_TYPE_WORDS, tierWords } from '#components/filings/filing-words.ts';
import { nameCheckWords } from '#components/filings/name-check-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Mode } from '#lib/contract/scalars';
import { filingListWords, filingPageWords } from '../words.ts';

export function FilingFacts({ filing, mode }: { filing: Filing; mode: Mode }) {
  return (
    <div className="grid items-start gap-x-8 lg:grid-cols-2">
      <Section title={filingPageWords.about} id="about">
        <FactList
          facts={[
            {
              term:
                filing.type === 'foreign_qualification'
                  ? filingPageWords.registrationRecord
                  : filingPageWords.businessRecord,
              value: <TextLink href={paths.business(mode, filing.business_id)}>{filing.legal_name}</TextLink>,
              record: true,
            },
            { term: filingPageWords.entityType, value: ENTITY_TYPE_WORDS[filing.entity_type] },
            ...(filing.name_check
              ? [
                  {
                    term: filingPageWords.name,
                    value: nameCheckWords(filing.name_check, stateName(filing.jurisdiction)),
                  },
                ]
              : []),
            { term: filingListWords.yesOrNo.expedited.label, value: tierWords(filing.expedited_tier) },
            {
              term: filingPageWords.submitted,
              value: <Time value={filing.created_at} />,
            },
            {
              term: filingPageWords.lastChange,
              value: <Time value={filing.updated_at} />,
            },
            {
              term: filingListWords.filingIdTerm,
              value: <Identifier value={filing.id} label={filingListWords.filingId} whole />,
            },
          ]}
        />
      </Section>
      <MetadataList metadata={filing.metadata} />
    </div>
  );
}
