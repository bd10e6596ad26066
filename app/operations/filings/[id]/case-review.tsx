'use client';

import { useKept } from '#components/drafts/use-kept.ts';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { Disclosure } from '#components/ui/disclosure';
import { showToast } from '#components/ui/show-toast.ts';
import { TextArea } from '#components/ui/text-area';
import type { Case } from '#lib/contract/case';
import { longestTexts } from '#lib/contract/longest-texts';
import { isOpenCase } from '#lib/rules/case/case-state';
import { DeskForm } from '../../desk-form.tsx';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskAct } from '../../use-desk-act.ts';
import { useDeskForm } from '../../use-desk-form.ts';
import { reviewCase, supersedeCase } from './actions.ts';
import { caseDeskWords } from './words.ts';

/** Ends the review of an answer, or closes a case that needs none; of one that has ended, only what was refused. */
export function CaseReview({ item }: { item: Case }) {
  const { id, parent_type, status, summary, updated_at } = item;
  const isOpen = isOpenCase(item);
  const { typed, change, forget } = useKept(`statehouse.desk.${id}.reason`, { reason: '' });
  const accepting = useDeskAct(reviewCase, (reviewed) =>
    // A new name that is not available either is asked for again, though it was accepted here.
    showToast(reviewed.status === 'resolved' ? caseDeskWords.accepted : caseDeskWords.nameTaken),
  );
  const closing = useDeskAct(supersedeCase);
  const back = useDeskForm(
    reviewCase,
    () => ({ id, outcome: 'needs_response' as const, reason: typed.reason, updated_at }),
    () => {
      forget();
      showToast(caseDeskWords.sentBack);
    },
  );

  return (
    <div className={isOpen ? 'space-y-2' : undefined}>
      <div className="flex flex-wrap gap-2">
        {status === 'under_review' ? (
          <Button variant="primary" onClick={() => accepting.act({ id, outcome: 'resolved', updated_at })}>
            {caseDeskWords.accept}
          </Button>
        ) : null}
        <ConfirmDialog
          trigger={caseDeskWords.supersede}
          triggerVariant="quiet"
          isOffered={isOpen}
          title={caseDeskWords.supersedeTitle(summary)}
          confirmLabel={caseDeskWords.close}
          onConfirm={() => closing.act({ id, updated_at })}
        >
          <p>
            {parent_type === 'business' ? caseDeskWords.supersedeAgentDetail : caseDeskWords.supersedeDetail}
          </p>
        </ConfirmDialog>
      </div>
      <DeskRefusal problem={accepting.problem ?? (isOpen ? undefined : back.problem)} />
      {status === 'under_review' ? (
        <Disclosure summary={caseDeskWords.sendBack}>
          <DeskForm form={back} submit={caseDeskWords.sendBack} variant="secondary">
            <TextArea
              name="reason"
              label={caseDeskWords.sendBackReason}
              hint={caseDeskWords.sendBackHint}
              rows={2}
              maxLength={longestTexts.reviewReason}
              width="full"
              value={typed.reason}
              onChange={(event) => change(() => ({ reason: event.target.value }))}
              error={back.errorOf('reason')}
            />
          </DeskForm>
        </Disclosure>
      ) : null}
    </div>
  );
}
