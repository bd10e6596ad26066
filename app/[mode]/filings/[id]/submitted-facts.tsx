import { AnswerList } from '#components/forms/answer-list';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import type { Client } from '#lib/client/create-client';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import { spreadEin } from '#lib/rules/plan/ein-answers';
import type { PlanField } from '#lib/rules/plan/plan-requirement';
import type { Session } from '#lib/session/session';
import { documentsNamed } from '../../documents-named.ts';
import { formationRequirement } from '../../plans/[planId]/formation-requirement.ts';
import { filingPageWords } from '../words.ts';
import { submittedFields } from './submitted-fields.ts';

/** What was sent to be filed, in the words that were sent. */
export async function SubmittedFacts({ session, filing }: { session: Session; filing: Filing }) {
  const { mode, client } = session;
  const [submission, fields] = await Promise.all([
    client.filings.submission(filing.id).catch(() => null),
    fieldsOf(client, filing).catch(() => []),
  ]);
  if (!submission) {
    return (
      <Section title={filingPageWords.submission} id="submitted">
        <p className="text-ink-2">{filingPageWords.submissionMissing}</p>
      </Section>
    );
  }
  const answers = answersOf(filing, submission.body);
  const documents = await documentsNamed(session, fields, answers);
  return (
    <Section
      title={filingPageWords.submission}
      id="submitted"
      description={
        <>
          {filingPageWords.submittedBy(submission.submitted_by.name)} <Time value={submission.submitted_at} />
          , {filingPageWords.checkedAgainst}{' '}
          <code className="break-all font-mono text-small">{submission.rules_version.slice(0, 12)}</code>.
        </>
      }
    >
      <AnswerList
        fields={submittedFields(answers, fields)}
        answers={answers}
        documents={documents}
        hrefOfDocument={(id) => paths.document(mode, id)}
      />
    </Section>
  );
}

const taxId = {
  name: 'ein_tax_id',
  type: 'string' as const,
  label: filingPageWords.taxId,
  description: '',
  required: true,
  section: 'ein' as const,
  common: true,
  sources: [],
};

async function fieldsOf(client: Client, { type, jurisdiction }: Filing): Promise<PlanField[]> {
  if (type === 'foreign_qualification') {
    return (await client.foreignQualifications.requirement({ jurisdiction })).fields;
  }
  return [...(await formationRequirement(client, jurisdiction)).fields, taxId];
}

/** What was sent to the IRS is read as the questions of its form; of the tax id there are the last four digits. */
function answersOf({ type }: Filing, body: Record<string, unknown>): Record<string, unknown> {
  const { ein, ...rest } = type === 'ein' ? { ein: body } : body;
  if (typeof ein !== 'object' || ein === null) return body;
  const party: unknown = Reflect.get(ein, 'responsible_party');
  const lastFour =
    typeof party === 'object' && party !== null ? Reflect.get(party, 'tax_id_last4') : undefined;
  return {
    ...rest,
    ...spreadEin(ein),
    ...(lastFour && { ein_tax_id: filingPageWords.endsIn(String(lastFour)) }),
  };
}
