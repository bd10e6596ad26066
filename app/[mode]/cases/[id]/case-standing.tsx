import { CaseDueSentence } from '#components/cases/case-due';
import { afterReview, resolutionSentence } from '#components/cases/case-words.ts';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { Case } from '#lib/contract/case';
import { isLateCase } from '#lib/rules/case/case-state';
import { casePageWords } from '../words.ts';

/** The status of the case in words: until when it waits, what comes next, or why it is closed. */
export function CaseStanding({ item, now }: { item: Case; now: string }) {
  if (item.status === 'needs_response') {
    return (
      <Notice
        kind={isLateCase(item, now) ? 'stop' : 'warning'}
        title={casePageWords.waits[item.parent_type === 'filing' ? 'filing' : 'agent']}
        announce
        measure="full"
      >
        {item.due_at ? <CaseDueSentence due={item.due_at} now={now} /> : casePageWords.noDueDate}
        {item.response ? casePageWords.sentBack : null}
        {item.review?.reason ? (
          <span className="mt-1 block break-words">{casePageWords.reviewer(item.review.reason)}</span>
        ) : null}
      </Notice>
    );
  }
  if (item.status === 'under_review') {
    return (
      <Notice title={casePageWords.reviewing} announce measure="full">
        {afterReview(item)} {casePageWords.mayAskAgain}
      </Notice>
    );
  }
  return (
    <Notice
      kind="done"
      title={item.status === 'resolved' ? casePageWords.resolved : casePageWords.notNeeded}
      announce
      measure="full"
    >
      {item.resolution_reason ? resolutionSentence(item.resolution_reason, item) : null}{' '}
      {item.resolved_at ? (
        <>
          {casePageWords.closedOn} <Time value={item.resolved_at} />.
        </>
      ) : null}
    </Notice>
  );
}
