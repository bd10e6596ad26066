import type { AnswerStamp, Plan, PlanChange, PlanConflict, UpdatePlanResult } from '#lib/contract/plan';

export type PendingChange = { value: unknown; base: number };
export type Pending = Readonly<Record<string, PendingChange>>;

export type KeeperStatus =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'failed' }
  | { kind: 'signed-out' }
  | { kind: 'closed'; detail: string };

export type PlanSaveOutcome =
  | { ok: true; result: UpdatePlanResult }
  | { ok: false; why: 'failed' | 'signed-out' }
  | { ok: false; why: 'closed'; detail: string };

export type KeeperPorts = {
  save: (changes: PlanChange[]) => Promise<PlanSaveOutcome>;
  /** Keeps in this browser what is not saved yet, so that it outlives the page. */
  keep: (pending: Pending) => void;
  later: (milliseconds: number, act: () => void) => () => void;
};

export type KeeperState = {
  /** The plan as it is shown: what is saved, under what is typed here. */
  plan: Plan;
  conflicts: Readonly<Record<string, PlanConflict>>;
  status: KeeperStatus;
  /** What somebody else changed last while this page was open. */
  remote: (AnswerStamp & { path: string }) | null;
};
