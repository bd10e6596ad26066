import { afterReview, RESOLUTION_SENTENCES } from '#components/cases/case-words';
import { dueSentence, dueWords } from '#components/filings/due-words';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { Case } from '#lib/contract/case';

/** Where the question stands, in words: until when it waits, or what comes next, or why it is closed. */
export function CaseStanding({ item, now }: { item: Case; now: string }) {
  if (item.status === 'needs_response') {
    const due = item.due_at ? dueWords(item.due_at, now) : null;
    return (
      <Notice
        kind={due?.late ? 'stop' : 'warning'}
        title="The filing waits for your answer"
        announce
        measure="full"
      >
        {item.due_at ? dueSentence(item.due_at, now) : 'It has no due date.'}
        {item.response ? ' Your last answer was not enough; it stands in the form to be corrected.' : null}
      </Notice>
    );
  }
  if (item.status === 'under_review') {
    return (
      <Notice title="We are reviewing the answer" announce measure="full">
        {afterReview(item)} If something is missing we ask again here.
      </Notice>
    );
  }
  return (
    <Notice
      kind="done"
      title={item.status === 'resolved' ? 'Resolved' : 'No longer needed'}
      announce
      measure="full"
    >
      {item.resolution_reason ? RESOLUTION_SENTENCES[item.resolution_reason] : null}{' '}
      {item.resolved_at ? (
        <>
          Closed on <Time value={item.resolved_at} /> UTC.
        </>
      ) : null}
    </Notice>
  );
}
