import type { FilingStatus } from '#lib/contract/filing';

/** The statuses of a filing, in order. Interface document, Filing status. */
export const filingSteps: readonly FilingStatus[] = [
  'queued',
  'ready_to_file',
  'processing',
  'filed',
  'completed',
];

/** The statuses that a step can lead to: no step leads back to `queued`, and canceling is not a step. */
export type ReachedStatus = Exclude<FilingStatus, 'queued' | 'canceled'>;

export type FilingAdvance =
  | { ok: true; next: ReachedStatus }
  | { ok: false; reason: 'terminal' | 'open_case' | 'parent' | 'effective_date'; detail: string };

/** One step forward. A filing with an open case waits. */
export function advanceFiling(status: FilingStatus, { openCases }: { openCases: number }): FilingAdvance {
  if (isTerminalFiling(status)) {
    return { ok: false, reason: 'terminal', detail: `A ${status} filing does not move any more.` };
  }
  if (openCases > 0) {
    const waits =
      openCases === 1
        ? 'an open case and waits until it is closed'
        : `${openCases} open cases and waits until they are closed`;
    return { ok: false, reason: 'open_case', detail: `The filing has ${waits}.` };
  }
  return { ok: true, next: stepAfter(status) };
}

/** Until the filing enters `processing`. */
export function canCancelFiling(status: FilingStatus): boolean {
  return status === 'queued' || status === 'ready_to_file';
}

/** The statuses that a filing never leaves. */
export const endedStatuses = ['completed', 'canceled'] as const satisfies readonly FilingStatus[];

export function isTerminalFiling(status: FilingStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}

export const openFilingStatuses: readonly FilingStatus[] = filingSteps.filter(
  (status) => !isTerminalFiling(status),
);

function stepAfter(status: FilingStatus): ReachedStatus {
  const next = filingSteps[filingSteps.indexOf(status) + 1];
  return next === undefined || next === 'queued' || next === 'canceled' ? 'completed' : next;
}
