import { CaseDueSentence } from '#components/cases/case-due';
import { afterReview, RESOLUTION_SENTENCES } from '#components/cases/case-words.ts';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { Case } from '#lib/contract/case';
import { caseWords } from '../words.ts';

/** Where the question stands, in words: until when it waits, or what comes next, or why it is closed. */
export function CaseStanding({ item, now }: { item: Case; now: string }) {
  if (item.status === 'needs_response') {
    const isLate = item.due_at !== undefined && Date.parse(item.due_at) < Date.parse(now);
    return (
      <Notice kind={isLate ? 'stop' : 'warning'} title={caseWords.page.waits} announce measure="full">
        {item.due_at ? <CaseDueSentence due={item.due_at} now={now} /> : caseWords.page.noDueDate}
        {item.response ? caseWords.page.sentBack : null}
        {item.review?.reason ? (
          <span className="mt-1 block break-words">{caseWords.page.reviewer(item.review.reason)}</span>
        ) : null}
      </Notice>
    );
  }
  if (item.status === 'under_review') {
    return (
      <Notice title={caseWords.page.reviewing} announce measure="full">
        {afterReview(item)} {caseWords.page.mayAskAgain}
      </Notice>
    );
  }
  return (
    <Notice
      kind="done"
      title={item.status === 'resolved' ? caseWords.page.resolved : caseWords.page.notNeeded}
      announce
      measure="full"
    >
      {item.resolution_reason ? RESOLUTION_SENTENCES[item.resolution_reason] : null}{' '}
      {item.resolved_at ? (
        <>
          {caseWords.page.closedOn} <Time value={item.resolved_at} />.
        </>
      ) : null}
    </Notice>
  );
}
