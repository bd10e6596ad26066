import type {
  KeeperPorts,
  KeeperState,
  Pending,
  PendingChange,
} from '#components/plans/plan-keeper-ports.ts';
import { withValue } from '#components/plans/plan-path.ts';
import type { Plan, PlanConflict, UpdatePlanResult } from '#lib/contract/plan';

const PAUSE = 800;
const LONGEST_PAUSE = 30_000;

/** Saves a draft at every pause, one save at a time. What a colleague wrote meanwhile is never overwritten unasked. */
export class PlanKeeper {
  readonly #ports: KeeperPorts;
  readonly #listeners = new Set<() => void>();
  #saved: Plan;
  #pending: Record<string, PendingChange> = {};
  #state: KeeperState;
  #cancel: (() => void) | undefined;
  #running: Promise<boolean> | null = null;
  #failures = 0;

  constructor(ports: KeeperPorts, plan: Plan) {
    this.#ports = ports;
    this.#saved = plan;
    this.#state = { plan, conflicts: {}, status: { kind: 'saved', at: plan.updated_at }, remote: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): KeeperState => this.#state;

  change(path: string, value: unknown): void {
    const conflict = this.#state.conflicts[path];
    if (conflict) {
      this.#show({ conflicts: { ...this.#state.conflicts, [path]: { ...conflict, yours: value } } });
      return;
    }
    const base = this.#pending[path]?.base ?? this.#saved.version;
    this.#await({ ...this.#pending, [path]: { value, base } }, PAUSE);
  }

  /** What this browser had typed and could not save before the page went away. */
  restore(pending: Pending): void {
    if (Object.keys(pending).length > 0) this.#await({ ...pending, ...this.#pending }, 0);
  }

  /** The plan as it is on the server now. */
  receive(plan: Plan): void {
    if (plan.version <= this.#saved.version) return;
    const newest = Object.entries(plan.stamps)
      .filter(([path, stamp]) => stamp.version > this.#saved.version && !(path in this.#pending))
      .toSorted(([, a], [, b]) => b.version - a.version)[0];
    this.#saved = plan;
    this.#show(newest ? { remote: { path: newest[0], ...newest[1] } } : {});
  }

  choose(path: string, whose: 'mine' | 'theirs'): void {
    const { [path]: conflict, ...conflicts } = this.#state.conflicts;
    if (!conflict) return;
    this.#state = { ...this.#state, conflicts };
    if (whose === 'theirs') this.#show({});
    else this.#await({ ...this.#pending, [path]: { value: conflict.yours, base: this.#saved.version } }, 0);
  }

  /** Saves now. True once everything typed is on the server and nothing is left to choose. */
  async flush(): Promise<boolean> {
    this.stop();
    await this.#running;
    // What is typed while a save is on its way is left by it, and goes with the next.
    while (this.#isWaiting() && this.#state.status.kind !== 'closed') {
      this.stop();
      if (!(await this.#save())) break;
    }
    return !this.#isWaiting() && Object.keys(this.#state.conflicts).length === 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #await(pending: Record<string, PendingChange>, pause: number): void {
    this.#pending = pending;
    this.#ports.keep(pending);
    this.#show({});
    this.stop();
    this.#cancel = this.#ports.later(pause, () => void this.flush());
  }

  #isWaiting(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  /** One save at a time; whether it came through. */
  #save(): Promise<boolean> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #send(): Promise<boolean> {
    const sent = { ...this.#pending };
    this.#show({ status: { kind: 'saving' } });
    const changes = Object.entries(sent).map(([path, { value, base }]) => ({
      path,
      value,
      base_version: base,
    }));
    const outcome = await this.#ports.save(changes);
    if (outcome.ok) this.#settle(sent, outcome.result);
    else if (outcome.why === 'closed') this.#show({ status: { kind: 'closed', detail: outcome.detail } });
    else this.#retry(outcome.why);
    return outcome.ok;
  }

  #retry(why: 'failed' | 'signed-out'): void {
    this.#failures += 1;
    this.#show({ status: { kind: why } });
    const pause = Math.min(LONGEST_PAUSE, 1_000 * 2 ** this.#failures);
    this.#cancel = this.#ports.later(pause, () => void this.flush());
  }

  #settle(sent: Pending, { plan, conflicts }: UpdatePlanResult): void {
    this.#failures = 0;
    if (plan.version >= this.#saved.version) this.#saved = plan;
    const refused = new Map(conflicts.map((conflict) => [conflict.path, conflict]));
    const met: Record<string, PlanConflict> = { ...this.#state.conflicts };
    const left: Record<string, PendingChange> = {};
    for (const [path, change] of Object.entries(this.#pending)) {
      const conflict = refused.get(path);
      if (conflict) met[path] = { ...conflict, yours: change.value };
      else if (sent[path] !== change) left[path] = { value: change.value, base: plan.version };
    }
    this.#pending = left;
    this.#ports.keep(left);
    this.#show({ conflicts: met, status: { kind: 'saved', at: plan.updated_at } });
    if (this.#isWaiting()) this.#await(left, PAUSE);
  }

  #show(change: Partial<KeeperState>): void {
    const state = { ...this.#state, ...change };
    const typed = [
      ...Object.entries(this.#pending).map(([path, { value }]) => [path, value] as const),
      ...Object.entries(state.conflicts).map(([path, { yours }]) => [path, yours] as const),
    ];
    const plan = typed.reduce((shown, [path, value]) => withValue(shown, path, value), this.#saved);
    this.#state = { ...state, plan };
    for (const listener of this.#listeners) listener();
  }
}
