import { AnswerList } from '#components/forms/answer-list';
import { Section } from '#components/ui/section';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { Session } from '#lib/session/session';
import { papersOf } from '../../papers-of.ts';
import { submittedFields } from './submitted-fields.ts';

/** What was sent to be filed, in the words that were sent. */
export async function SubmittedFacts({ session, filing }: { session: Session; filing: Filing }) {
  const { mode, client, console } = session;
  const [submission, requirement] = await Promise.all([
    console.filings.submission(filing.id).catch(() => null),
    client.foreignQualifications.requirement({ jurisdiction: filing.jurisdiction }).catch(() => null),
  ]);
  if (!submission) {
    return (
      <Section title="What was submitted" id="submitted">
        <p className="text-ink-2">The service did not hand out what was submitted.</p>
      </Section>
    );
  }
  const documents = await client.businesses
    .get(filing.business_id)
    .then((business) => papersOf(session, business))
    .catch(() => []);
  return (
    <Section
      title="What was submitted"
      id="submitted"
      description={
        <>
          Sent by {submission.submitted_by} on <Time value={submission.submitted_at} /> UTC, checked against
          rules{' '}
          <code className="break-all font-mono text-small">{submission.rules_version.slice(0, 12)}</code>.
        </>
      }
    >
      <AnswerList
        fields={submittedFields(submission.body, requirement?.fields ?? [])}
        answers={submission.body}
        documents={documents}
        hrefOfDocument={(id) => paths.document(mode, id)}
      />
    </Section>
  );
}
