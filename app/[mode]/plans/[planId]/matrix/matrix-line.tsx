import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { FeeSoFar } from '#components/fees/fee-so-far';
import type { StatusMark } from '#components/filings/status-mark.ts';
import { StatusShape } from '#components/filings/status-shape';
import type { MatrixRow } from '#components/plans/plan-matrix.ts';
import { PLAN_STATE_MARKS } from '#components/plans/plan-state-marks.ts';
import { Button } from '#components/ui/button';
import { Cell, Row, RowHead } from '#components/ui/table-cell';
import { toneInk } from '#components/ui/tone-ink.ts';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { isReadyToSend, isSubmitted } from '#lib/rules/plan/plan-status';
import { planMatrixWords as words } from './words.ts';

type MatrixLineProps = {
  mode: Mode;
  planId: string;
  row: MatrixRow;
  /** In dollars: a line whose fee is the same by card and by ACH is not drawn anew for the other. */
  fee: number | undefined;
  isFirst: boolean;
  mayChange: boolean;
  onRemove?: ((jurisdiction: string) => Promise<void>) | undefined;
};

export const MatrixLine = memo(function MatrixLine({
  mode,
  planId,
  row,
  fee,
  isFirst,
  mayChange,
  onRemove,
}: MatrixLineProps) {
  const { head } = words;
  const state = paths.planState(mode, planId, row.code);
  const isOver = isSubmitted(row.status);
  const at = (field: string) => (isOver ? paths.planSending(mode, planId) : `${state}#field-${field}`);
  const open = isOver ? paths.planSending(mode, planId) : state;
  const { gaps, documents } = row;
  const isMissing = gaps.length > 0 || row.lacking > 0;
  return (
    <Row id={row.code}>
      <RowHead strong>
        <CellLink href={open} tab={isFirst}>
          {row.name}
        </CellLink>
      </RowHead>
      <Cell headed label={head.missing}>
        <CellLink
          href={gaps[0] ? at(gaps[0].name) : row.lacking > 0 ? paths.plan(mode, planId) : open}
          gap={isMissing}
          of={[head.missing, row.name]}
        >
          {missingWords(row)}
        </CellLink>
      </Cell>
      <Cell headed label={head.name}>
        {row.nameCheck ? (
          <CellLink
            href={row.nameCure ? `${state}?check=1#field-${row.nameCure}` : at('alternate_name')}
            gap={row.nameCheck === 'conflict'}
            of={[head.name, row.name]}
          >
            {words.name[row.nameCheck]}
          </CellLink>
        ) : null}
      </Cell>
      <Cell headed label={head.documents}>
        {documents.needed > 0 ? (
          <CellLink
            href={at(documents.field ?? 'documents')}
            gap={documents.missing > 0}
            of={[head.documents, row.name]}
          >
            {documents.missing > 0
              ? words.document.missing(documents.missing, documents.orderBy)
              : words.document.onFile(documents.orderBy)}
          </CellLink>
        ) : (
          <span className="text-ink-2">{words.none}</span>
        )}
      </Cell>
      <Cell headed label={head.agent}>
        <CellLink href={at('registered_agent')} gap={row.agent === 'missing'} of={[head.agent, row.name]}>
          {words.agent[row.agent]}
        </CellLink>
      </Cell>
      <Cell headed label={head.tier}>
        <CellLink href={at('expedited_tier')} of={[head.tier, row.name]}>
          {row.tier ?? words.standard}
        </CellLink>
      </Cell>
      <Cell label={head.fee} numeric>
        <CellLink href={open} of={[head.fee, row.name]}>
          {fee === undefined ? (
            <span className="whitespace-normal">{words.feeGap[row.feeGap ?? 'answers']}</span>
          ) : (
            <FeeSoFar amount={fee} gap={row.feeGap} />
          )}
        </CellLink>
      </Cell>
      <Cell headed label={head.days}>
        <CellLink href={at('expedited_tier')} of={[head.days, row.name]}>
          {row.days ? words.days(row.days) : words.notKnown}
        </CellLink>
      </Cell>
      <Cell label={head.ready}>
        <Readiness {...{ mode, planId, row, mayChange }} />
      </Cell>
      {onRemove ? (
        <Cell actions>
          {isOver ? null : (
            <Button
              size="small"
              variant="quiet"
              data-cell=""
              tabIndex={-1}
              onClick={() => onRemove(row.code)}
            >
              <X size={14} aria-hidden="true" className="hidden sm:max-wide:block" />
              <span className="sm:max-wide:sr-only">{head.remove}</span>
              <span className="sr-only"> {row.name}</span>
            </Button>
          )}
        </Cell>
      ) : null}
    </Row>
  );
});

function missingWords({ gaps, lacking }: MatrixRow): string {
  const parts = [
    ...(gaps.length > 0 ? [words.answers(gaps.length)] : []),
    ...(lacking > 0 ? [words.record(lacking)] : []),
  ];
  return parts.join(', ') || words.nothing;
}

function markOf(row: MatrixRow): StatusMark {
  const { status, faults } = row;
  if (isReadyToSend(row)) {
    const word = status === 'refused' ? words.status.readyAgain : words.status.ready;
    return { shape: 'tick', word, tone: 'done' };
  }
  if (status !== 'draft') return PLAN_STATE_MARKS[status];
  return faults.length > 0
    ? { shape: 'ask', word: words.status.faults(faults.length), tone: 'you' }
    : { shape: 'dashed-ring', word: words.status.notReady, tone: 'you' };
}

type ReadinessProps = Pick<MatrixLineProps, 'mode' | 'planId' | 'row' | 'mayChange'>;

function Readiness({ mode, planId, row, mayChange }: ReadinessProps) {
  const { status, faults, filingId } = row;
  const mark = markOf(row);
  const href = filingId
    ? paths.filing(mode, filingId)
    : isSubmitted(status)
      ? paths.planSending(mode, planId)
      : mayChange
        ? `${paths.planSend(mode, planId)}#${row.code}`
        : paths.planState(mode, planId, row.code);
  return (
    <CellLink href={href} of={[words.head.ready, row.name]} gap={!isReadyToSend(row) && faults.length > 0}>
      <span className="inline-flex items-baseline gap-1.5">
        <span className={`self-center ${toneInk[mark.tone]}`}>
          <StatusShape name={mark.shape} />
        </span>
        {mark.word}
      </span>
    </CellLink>
  );
}

type CellLinkProps = {
  href: string;
  /** Something is wanted here. */
  gap?: boolean;
  /** Column and state, which a screen reader says after the value. */
  of?: readonly [column: string, state: string];
  tab?: boolean;
  children: ReactNode;
};

/** One stop for Tab in the whole table; arrows go from cell to cell. */
function CellLink({ href, gap, of, tab = false, children }: CellLinkProps) {
  return (
    <a
      href={href}
      data-cell=""
      data-gap={gap ? '' : undefined}
      tabIndex={tab ? 0 : -1}
      className={`target no-underline hover:underline ${gap ? 'font-semibold text-you' : 'text-ink'}`}
    >
      {children}
      {of ? <span className="sr-only">{words.openGap(...of)}</span> : null}
    </a>
  );
}
