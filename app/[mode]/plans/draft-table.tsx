'use client';

import { useRouter } from 'next/navigation';
import { Suspense, use } from 'react';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { focusPageTitle } from '#components/ui/page-title.ts';
import { Progress } from '#components/ui/progress';
import { showRefusal } from '#components/ui/show-refusal.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { Skeleton } from '#components/ui/skeleton';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { retryAction } from '#lib/actions/retry-action';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { deletePlanDraft, restorePlan } from './[planId]/actions.ts';
import type { DraftRow } from './draft-rows.ts';
import { planListWords } from './words.ts';

type DraftTableProps = { mode: Mode; rows: readonly DraftRow[]; mayChange: boolean };

export function DraftTable({ mode, rows, mayChange }: DraftTableProps) {
  const router = useRouter();

  async function remove({ id, business, states }: DraftRow) {
    const outcome = await retryAction(deletePlanDraft)(mode, { id });
    if (!outcome.ok) return showRefusal(outcome.problem, planListWords.notDeleted);
    showToast(planListWords.deleted(business, states), async () => {
      const back = await retryAction(restorePlan)(mode, { id });
      if (!back.ok) return showRefusal(back.problem, planListWords.notRestored);
      router.refresh();
    });
    router.refresh();
    focusPageTitle();
  }

  return (
    <DataTable
      lines
      caption={planListWords.title}
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'business',
          head: planListWords.business,
          rowHead: true,
          cell: (row) => (
            <>
              <TextLink href={paths.plan(mode, row.id)} tone="record">
                {row.business}
              </TextLink>
              {row.isRefused ? (
                <span className="block text-small text-you">{planListWords.refused}</span>
              ) : null}
            </>
          ),
        },
        { key: 'what', head: planListWords.type, cell: (row) => row.what },
        { key: 'states', head: planListWords.state, cell: (row) => row.states },
        {
          key: 'progress',
          head: planListWords.answered,
          cell: (row) => (
            <div className="min-w-30 wide:min-w-43">
              <Suspense
                fallback={<Skeleton label={planListWords.progressOf(row.business)} lines={1} isQuiet />}
              >
                <ProgressOfDraft {...row} />
              </Suspense>
            </div>
          ),
        },
        {
          key: 'changed',
          head: planListWords.lastChange,
          cell: (row) => (
            <>
              <Time value={row.updatedAt} />
              <span className="block text-ink-2 text-small">by {row.updatedBy}</span>
            </>
          ),
        },
        {
          key: 'delete',
          head: planListWords.delete,
          actions: true,
          blank: (row) => !mayChange || row.isSent,
          cell: (row) =>
            row.isSent ? null : (
              <Button size="small" onClick={() => remove(row)}>
                {planListWords.delete}
                <span className="sr-only">
                  {' '}
                  {planListWords.thePlanOf} {row.business} in {row.states}
                </span>
              </Button>
            ),
        },
      ]}
    />
  );
}

function ProgressOfDraft({ business, progress }: Pick<DraftRow, 'business' | 'progress'>) {
  const counted = use(progress);
  if (!counted) return planListWords.notKnown;
  const { of } = counted;
  return (
    <Progress
      {...counted}
      label={planListWords.answeredOf[of](business)}
      unit={planListWords.units[of]}
      compact
    />
  );
}
