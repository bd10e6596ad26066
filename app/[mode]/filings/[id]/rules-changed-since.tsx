import { stateName } from '#components/filings/state-name.ts';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { Notice } from '#components/ui/notice';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { Filing } from '#lib/contract/filing';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { versionsAfter } from '#lib/rules/jurisdiction/versions-after';
import { rulesNews } from '#lib/rules/plan/rules-news';
import type { Session } from '#lib/session/session';
import { filingPageWords as words } from '../words.ts';
import { loadSubmission } from './load-filing.ts';

/** Says of an open filing that the state's rules for it are no longer those that it was checked against. */
export async function RulesChangedSince({ session, filing }: { session: Session; filing: Filing }) {
  const { id, type, status, jurisdiction } = filing;
  if (type === 'ein' || isTerminalFiling(status)) return null;
  // Without both there is no notice; the panel of the submission says why it could not be read.
  const [submission, versions] = await Promise.all([
    loadSubmission(session, id).catch(() => null),
    session.client.jurisdictions.versions(jurisdiction, { limit: 20 }).catch(() => null),
  ]);
  if (!submission || !versions) return null;
  const { rules_version: version, submitted_at: at } = submission;
  const news = rulesNews(versionsAfter(versions.data, { version, at }), type);
  if (!news) return null;
  return (
    <div className="mt-4">
      <Notice>
        {words.rulesChanged(stateName(jurisdiction), news.since && formatCivilDate(news.since))}{' '}
        <TextLink href={`${paths.stateRules(session.mode, jurisdiction)}#versions`}>
          {words.whatChanged}
        </TextLink>
      </Notice>
    </div>
  );
}
