import { stateName } from '#components/filings/state-name';
import { optionWords } from '#components/forms/answer-words';
import { FactList } from '#components/ui/fact-list';
import { formatCivilDate } from '#components/ui/format-time';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';

type RecordFactsProps = { mode: Mode; business: Business; answers: Record<string, unknown> };

const ENTITY_WORDS: Record<Business['entity_type'], string> = {
  llc: 'Limited liability company',
  professional_llc: 'Professional limited liability company',
  corporation: 'Corporation',
  professional_corporation: 'Professional corporation',
};

/** The five facts that are read from the business record and cannot be changed on the way to a state. */
export function RecordFacts({ mode, business, answers }: RecordFactsProps) {
  const alternate = typeof answers.alternate_name === 'string' ? answers.alternate_name : null;
  const dated = business.formation_date === null ? 'Not on record' : formatCivilDate(business.formation_date);
  return (
    <Section
      title="From the business record"
      measure="form"
      description="Read from the record when it is sent. What is wrong here is corrected on the business."
      actions={
        <TextLink href={paths.editBusiness(mode, business.id)} alone>
          Correct the business record
        </TextLink>
      }
    >
      <FactList
        facts={[
          {
            term: 'Legal name',
            value: business.legal_name,
            record: true,
            ...(alternate && { note: `Registers under the alternate name ${alternate}.` }),
          },
          { term: 'Kind of company', value: optionWords(ENTITY_WORDS[business.entity_type]), record: true },
          { term: 'Home state', value: stateName(business.formation_jurisdiction), record: true },
          { term: 'Formed on', value: dated, record: true },
          {
            term: 'Registration number at home',
            value: business.registration_number ?? 'Not on record',
            record: true,
          },
        ]}
      />
    </Section>
  );
}
