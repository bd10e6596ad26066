import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { stateName } from '#components/filings/state-name.ts';
import { FactList } from '#components/ui/fact-list';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { planReviewWords } from './words.ts';

type RecordFactsProps = {
  mode: Mode;
  business: Business;
  answers: Record<string, unknown>;
  mayCorrect: boolean;
};

/** The five facts that are read from the business record and cannot be changed in a plan. */
export function RecordFacts({ mode, business, answers, mayCorrect }: RecordFactsProps) {
  const alternate = typeof answers.alternate_name === 'string' ? answers.alternate_name : null;
  const dated =
    business.formation_date === null ? planReviewWords.notOnRecord : formatCivilDate(business.formation_date);
  return (
    <Section
      title={planReviewWords.fromRecord}
      measure="form"
      description={planReviewWords.fromRecordDetail}
      actions={
        mayCorrect ? (
          <TextLink href={paths.editBusiness(mode, business.id)} alone>
            {planReviewWords.correctRecord}
          </TextLink>
        ) : null
      }
    >
      <FactList
        facts={[
          {
            term: planReviewWords.legalName,
            value: business.legal_name,
            record: true,
            ...(alternate && { note: planReviewWords.alternate(alternate) }),
          },
          {
            term: planReviewWords.entityType,
            value: ENTITY_TYPE_WORDS[business.entity_type],
            record: true,
          },
          {
            term: planReviewWords.homeState,
            value: stateName(business.formation_jurisdiction),
            record: true,
          },
          { term: planReviewWords.formedOn, value: dated, record: true },
          {
            term: planReviewWords.homeNumber,
            value: business.registration_number ?? planReviewWords.notOnRecord,
            record: true,
          },
        ]}
      />
    </Section>
  );
}
