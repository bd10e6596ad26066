'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button';
import { DataTable } from '#components/ui/data-table';
import { Progress } from '#components/ui/progress';
import { showToast } from '#components/ui/show-toast';
import { TextLink } from '#components/ui/text-link';
import { Time } from '#components/ui/time';
import { patiently } from '#lib/actions/patiently';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { deletePlan, restorePlan } from './[planId]/actions.ts';
import type { DraftRow } from './draft-rows.ts';

export function DraftTable({ mode, rows }: { mode: Mode; rows: readonly DraftRow[] }) {
  const router = useRouter();

  async function remove({ id, business, states }: DraftRow) {
    const outcome = await patiently(deletePlan)(mode, { id });
    if (!outcome.ok) return showToast(`The draft stays: ${outcome.problem.detail}`);
    showToast(`Draft of ${business} in ${states} deleted`, async () => {
      await patiently(restorePlan)(mode, { id });
      router.refresh();
    });
    router.refresh();
    document.getElementById('page-title')?.focus();
  }

  return (
    <DataTable
      caption="Drafts"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'business',
          head: 'Business',
          rowHead: true,
          cell: (row) => (
            <TextLink href={paths.plan(mode, row.id)} tone="record">
              {row.business}
            </TextLink>
          ),
        },
        { key: 'what', head: 'What', cell: (row) => row.what },
        { key: 'states', head: 'State', cell: (row) => row.states },
        {
          key: 'progress',
          head: 'Answered',
          cell: (row) =>
            row.progress ? (
              <Progress label={`Answered of ${row.business}`} compact {...row.progress} />
            ) : (
              'Not known now'
            ),
        },
        {
          key: 'changed',
          head: 'Last change, UTC',
          cell: (row) => (
            <>
              <Time value={row.updatedAt} />
              <span className="block text-ink-2 text-small">by {row.updatedBy}</span>
            </>
          ),
        },
        {
          key: 'delete',
          head: 'Delete',
          hideHead: true,
          cell: (row) => (
            <Button size="small" onClick={() => remove(row)}>
              Delete
              <span className="sr-only">
                {' '}
                the draft of {row.business} in {row.states}
              </span>
            </Button>
          ),
        },
      ]}
    />
  );
}
