import { filingWords } from '#components/filings/words.ts';
import { Section } from '#components/ui/section';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import type { FilingSubmission } from '#lib/contract/filing-submission';
import type { Session } from '#lib/session/session';
import { filingPageWords } from '../words.ts';
import { loadSubmission } from './load-filing.ts';
import { SentAnswers } from './sent-answers.tsx';

/** The submission, in the words that were sent. */
export async function SubmittedFacts({ session, filing }: { session: Session; filing: Filing }) {
  const submission = await loadSubmission(session, filing.id);
  if (!submission) {
    return (
      <Section title={filingPageWords.submission} id="submitted">
        <p className="text-ink-2">{filingPageWords.submissionMissing}</p>
      </Section>
    );
  }
  return (
    <Section
      title={filingPageWords.submission}
      id="submitted"
      description={
        <>
          {filingPageWords.submittedBy(submitterOf(submission))} <Time value={submission.submitted_at} />,{' '}
          {submission.approved_by ? `${filingPageWords.approvedBy(submission.approved_by.name)}, ` : null}
          {filingPageWords.checkedAgainst}{' '}
          <TextLink href={`${paths.stateRules(session.mode, filing.jurisdiction)}#versions`}>
            <code className="break-all font-mono text-small">{submission.rules_version.slice(0, 12)}</code>
          </TextLink>
          .
        </>
      }
    >
      <SentAnswers session={session} about={filing} body={submission.body} cases={filing.cases} />
    </Section>
  );
}

function submitterOf({ submitted_by: { type, name } }: FilingSubmission): string {
  return type === 'api_key' ? filingWords.timeline.key(name) : name;
}
