/** An unsaved value, with what its writer had seen: a version, or the previous value. */
export type Change = { value: unknown; base: unknown };
export type Changes = Readonly<Record<string, Change>>;

/** An answer that somebody else changed too. `base` is what a person has seen once both values are shown. */
export type Conflict = {
  path: string;
  yours: unknown;
  theirs: unknown;
  base: unknown;
  stamp: { by: string; at: string };
};

export type NotSaved =
  | { ok: false; why: 'failed' | 'signed-out' }
  /** `gone`: the paths of the changes that the draft has no place for any more; without them the others may be saved. */
  | { ok: false; why: 'refused'; detail: string; gone: readonly string[] };

export type SaveOutcome<Saved> = { ok: true; saved: Saved; conflicts: readonly Conflict[] } | NotSaved;

export type SaveStatus =
  /** Null if nothing has ever been saved. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'saving' }
  /** A save is under way for a long time: its answer may still come. */
  | { kind: 'unanswered' }
  | { kind: 'failed' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; detail: string };

export type RemoteChange = { path: string; by: string; at: string };

/** The parts that differ between kinds of drafts. */
export type DraftKind<Saved> = {
  versionOf: (saved: Saved) => number;
  savedAt: (saved: Saved) => string | null;
  baseOf: (saved: Saved, path: string) => unknown;
  withValue: (saved: Saved, path: string, value: unknown) => Saved;
  /** What was changed since a version, newest first. */
  changedSince?: (saved: Saved, version: number) => readonly RemoteChange[];
};

export type DraftPorts<Saved> = {
  save: (changes: Changes, saved: Saved) => Promise<SaveOutcome<Saved>>;
  /** Unsaved changes, stored in this browser so that they survive the page. */
  kept: { read: () => unknown; write: (changes: Changes | null) => void };
  later?: (milliseconds: number, act: () => void) => () => void;
};

export type DraftState<Saved> = {
  /** The draft as it is shown: the saved values, overlaid with what is typed here. */
  draft: Saved;
  conflicts: Readonly<Record<string, Conflict>>;
  status: SaveStatus;
  /** The latest change by somebody else while this page was open. */
  remote: RemoteChange | null;
  /** Why something that was typed here has no place in the draft any more. */
  lost: string | null;
};

const PAUSE = 800;
const LONGEST_PAUSE = 30_000;
/** Longer than the service is waited for. */
const LONGEST_SILENCE = 20_000;

/**
 * Saves a draft whenever typing pauses, one save at a time. It never overwrites a colleague's changes without asking.
 */
export class DraftStore<Saved> {
  readonly #kind: DraftKind<Saved>;
  readonly #ports: Required<DraftPorts<Saved>>;
  readonly #listeners = new Set<() => void>();
  #saved: Saved;
  #pending: Changes = {};
  /** Changes for which a person must choose. */
  #held: Changes = {};
  /** What this page has kept: the browser also keeps what another tab could not save. */
  readonly #own = new Set<string>();
  #state: DraftState<Saved>;
  #cancel: (() => void) | undefined;
  #running: Promise<boolean> | null = null;
  #failures = 0;

  constructor(kind: DraftKind<Saved>, ports: DraftPorts<Saved>, saved: Saved) {
    this.#kind = kind;
    this.#ports = { later: byTimer, ...ports };
    this.#saved = saved;
    const status = { kind: 'saved', at: kind.savedAt(saved) } as const;
    this.#state = { draft: saved, conflicts: {}, status, remote: null, lost: null };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState<Saved> => this.#state;

  change(path: string, value: unknown): void {
    const conflict = this.#state.conflicts[path];
    const held = this.#held[path];
    if (conflict && held) {
      this.#held = { ...this.#held, [path]: { ...held, value } };
      this.#keep();
      this.#show({ conflicts: { ...this.#state.conflicts, [path]: { ...conflict, yours: value } } });
      return;
    }
    // What is pending keeps its base also where that is undefined: its writer has seen no later value.
    const { base } = this.#pending[path] ?? { base: this.#kind.baseOf(this.#saved, path) };
    this.#await({ ...this.#pending, [path]: { value, base } }, PAUSE);
  }

  /** Restores what this browser could not save before the page was left. */
  restore(): void {
    const kept = changesIn(this.#ports.kept.read());
    if (Object.keys(kept).length > 0) this.#await({ ...kept, ...this.#pending }, 0);
  }

  /** The current draft on the server. */
  receive(saved: Saved): void {
    const version = this.#kind.versionOf(this.#saved);
    if (this.#kind.versionOf(saved) <= version) return;
    const others = this.#kind.changedSince?.(saved, version) ?? [];
    const newest = others.find(({ path }) => !(path in this.#pending));
    this.#saved = saved;
    this.#show(newest ? { remote: newest } : {});
  }

  choose(path: string, whose: 'mine' | 'theirs'): void {
    const { [path]: conflict, ...conflicts } = this.#state.conflicts;
    if (!conflict) return;
    const { [path]: _chosen, ...held } = this.#held;
    this.#held = held;
    this.#state = { ...this.#state, conflicts };
    const mine = { [path]: { value: conflict.yours, base: conflict.base } };
    this.#await(whose === 'mine' ? { ...this.#pending, ...mine } : this.#pending, 0);
  }

  /** Saves now. True once everything typed is on the server and no conflict is left. */
  async flush(): Promise<boolean> {
    this.stop();
    await this.#running;
    // A save in progress leaves out what is typed meanwhile; the next one includes it. One that was refused is tried again
    // with the next change, which may be the correction.
    while (this.#isWaiting()) {
      this.stop();
      if (!(await this.#save())) break;
    }
    return !this.#isWaiting() && Object.keys(this.#state.conflicts).length === 0;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** What was typed here has been submitted: there is nothing left to save. */
  forget(): void {
    this.stop();
    this.#pending = {};
    this.#held = {};
    this.#ports.kept.write(null);
  }

  #await(pending: Changes, pause: number): void {
    this.#pending = pending;
    this.#keep();
    this.#show({});
    this.stop();
    this.#cancel = this.#ports.later(pause, () => void this.flush());
  }

  #isWaiting(): boolean {
    return Object.keys(this.#pending).length > 0;
  }

  #keep(): void {
    const unsaved = { ...this.#held, ...this.#pending };
    const kept = Object.entries(changesIn(this.#ports.kept.read()));
    const others = Object.fromEntries(kept.filter(([path]) => !this.#own.has(path)));
    for (const path of Object.keys(unsaved)) this.#own.add(path);
    const all = { ...others, ...unsaved };
    this.#ports.kept.write(Object.keys(all).length > 0 ? all : null);
  }

  /** Runs one save at a time; returns whether to go on with what is left. */
  #save(): Promise<boolean> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #send(): Promise<boolean> {
    const [sent, before] = [this.#pending, this.#saved];
    // While it tries again, the page says why nothing is saved, and a link to sign in stays where it is.
    if (this.#failures === 0) this.#show({ status: { kind: 'saving' } });
    const answered = this.#ports.later(LONGEST_SILENCE, () => {
      if (this.#failures === 0) this.#show({ status: { kind: 'unanswered' } });
    });
    const outcome = await this.#ports.save(sent, before);
    answered();
    if (outcome.ok) this.#settle(sent, before, outcome.saved, outcome.conflicts);
    else if (outcome.why !== 'refused') this.#retry(outcome.why);
    else return this.#drop(outcome.gone, outcome.detail);
    return outcome.ok;
  }

  /** Leaves out what the draft has no place for, so that it does not hold back the rest. */
  #drop(gone: readonly string[], detail: string): boolean {
    const left = Object.entries(this.#pending).filter(([path]) => !gone.includes(path));
    this.#pending = Object.fromEntries(left);
    this.#keep();
    this.#failures = 0;
    if (gone.length === 0) this.#show({ status: { kind: 'refused', detail } });
    else this.#show({ lost: detail, status: { kind: 'saved', at: this.#kind.savedAt(this.#saved) } });
    return gone.length > 0;
  }

  #retry(why: 'failed' | 'signed-out'): void {
    this.#failures += 1;
    this.#show({ status: { kind: why } });
    const pause = Math.min(LONGEST_PAUSE, 1_000 * 2 ** this.#failures);
    this.#cancel = this.#ports.later(pause, () => void this.flush());
  }

  #settle(sent: Changes, before: Saved, saved: Saved, conflicts: readonly Conflict[]): void {
    this.#failures = 0;
    // A colleague's later save may have been read while this one was in progress.
    const isNewest = this.#kind.versionOf(saved) >= this.#kind.versionOf(this.#saved);
    if (isNewest || this.#saved === before) this.#saved = saved;
    const refused = new Map(conflicts.map((conflict) => [conflict.path, conflict]));
    const met: Record<string, Conflict> = { ...this.#state.conflicts };
    const held: Record<string, Change> = { ...this.#held };
    const left: Record<string, Change> = {};
    for (const [path, change] of Object.entries(this.#pending)) {
      const conflict = refused.get(path);
      const was = sent[path];
      if (conflict) {
        met[path] = { ...conflict, yours: change.value };
        held[path] = change;
      } else if (!was) left[path] = change;
      else if (was !== change) left[path] = { value: change.value, base: this.#kind.baseOf(saved, path) };
    }
    this.#pending = left;
    this.#held = held;
    this.#keep();
    this.#show({ conflicts: met, status: { kind: 'saved', at: this.#kind.savedAt(saved) } });
    if (this.#isWaiting()) this.#await(left, PAUSE);
  }

  #show(change: Partial<DraftState<Saved>>): void {
    let draft = this.#saved;
    for (const [path, { value }] of Object.entries({ ...this.#held, ...this.#pending }))
      draft = this.#kind.withValue(draft, path, value);
    this.#state = { ...this.#state, ...change, draft };
    for (const listener of this.#listeners) listener();
  }
}

/** JSON leaves out undefined, which is a cleared value, or a field that had no value. */
function changesIn(kept: unknown): Changes {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([path, change]) =>
      typeof change === 'object' && change !== null
        ? [[path, { value: change.value, base: change.base }]]
        : [],
    ),
  );
}

function byTimer(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
