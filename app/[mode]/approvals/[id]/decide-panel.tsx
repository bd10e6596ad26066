'use client';

import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { Button } from '#components/ui/button';
import { ErrorState } from '#components/ui/error-state';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { showToast } from '#components/ui/show-toast.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { ApprovalRow } from '#lib/contract/approval';
import type { Mode } from '#lib/contract/scalars';
import { useSubmission } from '../../../use-submission.ts';
import { refusalOnScreen } from '../../refusal-on-screen.ts';
import { approvalStatusWords, noDecisionWords, approvalPageWords as words } from '../words.ts';
import { approveSubmission } from './actions.ts';
import { RejectSubmission } from './reject-submission.tsx';

type DecidePanelProps = {
  mode: Mode;
  planId: string | null;
  /** Whether a member may decide. */
  hasApprover: boolean;
} & Pick<ApprovalRow, 'approval' | 'decision' | 'version'>;

/** The decision, or why this person has none, or what was decided. */
export function DecidePanel({ mode, approval, decision, version, planId, hasApprover }: DecidePanelProps) {
  if (decision === 'open') return <Decide mode={mode} approval={approval} version={version} />;
  if (decision === 'ended') return <Ended mode={mode} approval={approval} planId={planId} />;
  if (!hasApprover)
    return (
      <Notice
        kind="warning"
        title={words.nobody}
        actions={<LinkButton href={paths.members(mode)}>{words.openMembers}</LinkButton>}
      >
        {words.nobodyDetail}
      </Notice>
    );
  return (
    <Notice title={words.waits}>
      {noDecisionWords[decision]} {words.waitsDetail}
    </Notice>
  );
}

type EndedProps = Pick<DecidePanelProps, 'mode' | 'approval' | 'planId'>;

function Ended({ mode, approval: { status, reason, filing_id }, planId }: EndedProps) {
  if (filing_id) {
    return (
      <Notice
        kind="done"
        title={words.approved}
        actions={<LinkButton href={paths.filing(mode, filing_id)}>{words.openFiling}</LinkButton>}
      />
    );
  }
  return (
    <Notice
      title={approvalStatusWords[status]}
      actions={planId ? <LinkButton href={paths.plan(mode, planId)}>{words.openPlan}</LinkButton> : undefined}
    >
      {words.notFiled} {reason}
    </Notice>
  );
}

function refusalOf(problem: ActionProblem) {
  return problem.code === 'precondition_failed' ? words.changed : refusalOnScreen(problem);
}

function Decide({ mode, approval, version }: Omit<DecidePanelProps, 'decision' | 'planId' | 'hasApprover'>) {
  const countAgain = useCountAgain(mode);
  const { submit, problem, busy } = useSubmission(
    () => retryAction(approveSubmission)(mode, { id: approval.id, version }),
    () => {
      showToast(words.approved);
      countAgain();
    },
  );
  useSingleKeys({ a: () => void submit() });
  return (
    <>
      {problem ? (
        <div className="mb-4">
          <ErrorState {...refusalOf(problem)} {...(problem.requestId && { requestId: problem.requestId })} />
          <ul className="mt-2 list-disc ps-5">
            {problem.errors?.map(({ pointer, detail }) => (
              <li key={`${pointer} ${detail}`}>{detail}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div data-no-print="" className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="large" title={words.approveKey} busy={busy} onClick={() => submit()}>
          {words.approve}
        </Button>
        <RejectSubmission mode={mode} approval={approval} />
      </div>
    </>
  );
}
