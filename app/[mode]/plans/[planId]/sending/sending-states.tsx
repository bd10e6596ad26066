'use client';

import { useQuery } from '@tanstack/react-query';
import { ListKeys } from '#components/lists/list-keys';
import { type MatrixRow, openRows, type PlanMatrix, toMatrix } from '#components/plans/plan-matrix.ts';
import type { PaymentMethod } from '#components/shell/preferences.ts';
import { useLost } from '#components/shell/use-lost.ts';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { PageHeader } from '#components/ui/page-header';
import { Progress } from '#components/ui/progress';
import { Time } from '#components/ui/time';
import { browserClient } from '#lib/client/browser-client';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { planListWords } from '../../words.ts';
import { hrefOf, StatusTable } from './status-table.tsx';
import { planSendingWords as words } from './words.ts';

type SendingStatesProps = {
  mode: Mode;
  planId: string;
  business: { id: string | null; name: string };
  matrix: PlanMatrix;
  maySend: boolean;
  /** The day by which the service priced the plan when the page was read. */
  pricedOn: string;
  payment: PaymentMethod;
};

/** Milliseconds between two looks: while something is sent, and while a person must approve it first. */
const soon = 1_000;
const later = 10_000;

/** The progress of each state. The service submits them, so a person who leaves and comes back sees the same. */
export function SendingStates({
  mode,
  planId,
  business,
  matrix: first,
  maySend,
  pricedOn,
  payment,
}: SendingStatesProps) {
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: [mode, 'plan-sending', planId],
    queryFn: async ({ signal }) => toMatrix(await browserClient(paths.data(mode)).plans.get(planId, signal)),
    initialData: first,
    refetchInterval: ({ state }) => pauseFor(state.data?.rows ?? []),
    refetchOnMount: 'always',
  });
  const isLost = useLost(isError);
  const { rows } = data;
  const pressed = rows.filter(({ status }) => status !== 'draft');
  const sent = pressed.filter(({ status }) => status === 'sent').length;
  const refused = pressed.filter(({ status }) => status === 'refused');
  const [firstRefused] = refused;
  const stage = stageOf(pressed);
  // The plan leads back to this page once no state of it is left.
  const home =
    business.id !== null && openRows(rows).left.length === 0
      ? paths.business(mode, business.id)
      : paths.plan(mode, planId);
  return (
    <>
      <PageHeader
        title={words.titles[stage]}
        crumbs={[
          { label: planListWords.title, href: paths.plans(mode) },
          { label: business.name, href: home },
        ]}
        description={words.description}
        actions={
          maySend && firstRefused ? (
            <LinkButton variant="primary" href={hrefOf(mode, planId, firstRefused)}>
              {words.firstRefusal(firstRefused.name)}
            </LinkButton>
          ) : null
        }
      />
      <div className="space-y-4">
        {pressed.length > 0 ? <Progress label={words.progress} done={sent} total={pressed.length} /> : null}
        {isLost ? (
          <Notice kind="warning" announce>
            {words.lost} <Time value={new Date(dataUpdatedAt).toISOString()} shape="time" />.
          </Notice>
        ) : null}
        {stage === 'sent' ? (
          <Notice kind="done" title={words.allSent(sent, rows.length - sent)} announce>
            {words.allSentDetail}
          </Notice>
        ) : null}
        {refused.length > 0 ? (
          <Notice kind="stop" title={words.refused(refused.length)} announce>
            {words.refusedDetail}
          </Notice>
        ) : null}
        <ListKeys>
          <StatusTable
            {...{ mode, planId, rows, maySend, pricedOn, payment }}
            version={data.version}
            onEnd={() => void refetch()}
          />
        </ListKeys>
      </div>
    </>
  );
}

/** The page is titled by the states that are least far: those being sent, then those that wait, then those refused. */
function stageOf(pressed: readonly MatrixRow[]): keyof typeof words.titles {
  const stages = ['sending', 'waiting_approval', 'refused', 'sent'] as const;
  return stages.find((stage) => pressed.some(({ status }) => status === stage)) ?? 'sending';
}

function pauseFor(rows: readonly MatrixRow[]): number | false {
  if (rows.some(({ status }) => status === 'sending')) return soon;
  return rows.some(({ status }) => status === 'waiting_approval') ? later : false;
}
