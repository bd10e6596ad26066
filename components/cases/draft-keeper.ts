import { type Answers, mergeDraft, same } from '#components/cases/merge-draft.ts';

export type SavedDraft = { version: number; fields: Answers; documents: string[]; by: string; at: string };

export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed' }
  | { kind: 'conflict'; by: string; at: string }
  /** The case takes no answer any more. */
  | { kind: 'closed' };

export type DraftState = {
  answers: Answers;
  documents: readonly string[];
  /** Fields that a colleague changed otherwise, with the colleague's answer. */
  conflicts: Readonly<Record<string, unknown>>;
  status: SaveStatus;
};

export type SaveOutcome =
  | { ok: true; saved: SavedDraft }
  | { ok: false; why: 'conflict' | 'closed' | 'failed' };

export type DraftPorts = {
  save: (draft: { base_version: number; fields: Answers; documents: string[] }) => Promise<SaveOutcome>;
  /** What is stored now; null where it cannot be read. */
  read: () => Promise<SavedDraft | null>;
  later: (milliseconds: number, act: () => void) => () => void;
};

const PAUSE = 800;
const LONGEST_PAUSE = 30_000;

/** Keeps a half-written answer on the server: after each pause, one save at a time, over nobody's head. */
export class DraftKeeper {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #base: SavedDraft;
  #state: DraftState;
  #cancel: (() => void) | undefined;
  #running = false;
  #failures = 0;

  /** `begun` is what is stored, or, where nothing is yet, what the form was filled with: only a change of it is saved. */
  constructor(ports: DraftPorts, begun: SavedDraft) {
    this.#ports = ports;
    this.#base = begun;
    this.#state = {
      answers: begun.fields,
      documents: begun.documents,
      conflicts: {},
      status: { kind: 'idle' },
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;
  readonly base = (): SavedDraft => this.#base;

  change(name: string, value: unknown): void {
    this.#set({ answers: { ...this.#state.answers, [name]: value } });
    this.#schedule(PAUSE);
  }

  setDocuments(documents: readonly string[]): void {
    this.#set({ documents });
    this.#schedule(PAUSE);
  }

  /** What this browser had typed and could not save before the page went away. */
  restore(answers: Answers, documents: readonly string[], base: Answers): void {
    this.#take(this.#base, base, answers, documents);
    this.#schedule(0);
  }

  choose(name: string, whose: 'mine' | 'theirs'): void {
    const { [name]: theirs, ...conflicts } = this.#state.conflicts;
    const answers = whose === 'theirs' ? { ...this.#state.answers, [name]: theirs } : this.#state.answers;
    const isLast = Object.keys(conflicts).length === 0;
    this.#set({ answers, conflicts, ...(isLast ? { status: { kind: 'saving' } } : {}) });
    if (isLast) this.#schedule(0);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  async save(): Promise<void> {
    this.stop();
    if (
      this.#running ||
      Object.keys(this.#state.conflicts).length > 0 ||
      this.#state.status.kind === 'closed'
    ) {
      return;
    }
    if (!this.#isChanged()) return this.#rest();
    this.#running = true;
    this.#set({ status: { kind: 'saving' } });
    const { answers, documents } = this.#state;
    const outcome = await this.#ports.save({
      base_version: this.#base.version,
      fields: answers,
      documents: [...documents],
    });
    this.#running = false;
    if (outcome.ok) this.#settle(outcome.saved, answers, documents);
    else if (outcome.why === 'closed') this.#set({ status: { kind: 'closed' } });
    else if (outcome.why === 'conflict') await this.#meet();
    else this.#retry();
  }

  #settle(saved: SavedDraft, answers: Answers, documents: readonly string[]): void {
    this.#failures = 0;
    this.#base = { ...saved, fields: answers, documents: [...documents] };
    this.#set({ status: { kind: 'saved', at: saved.at } });
    if (this.#isChanged()) this.#schedule(PAUSE);
  }

  /** Somebody else saved since: what both changed is left to a person, the rest comes together by itself. */
  async #meet(): Promise<void> {
    const theirs = await this.#ports.read();
    if (!theirs) return this.#retry();
    const { answers, documents } = this.#state;
    this.#take(theirs, this.#base.fields, answers, documents);
    if (Object.keys(this.#state.conflicts).length === 0) await this.save();
  }

  #take(theirs: SavedDraft, base: Answers, answers: Answers, documents: readonly string[]): void {
    const merge = mergeDraft(base, answers, theirs.fields);
    const conflicts = Object.fromEntries(merge.conflicts.map((name) => [name, theirs.fields[name]]));
    const isOpen = merge.conflicts.length > 0;
    this.#base = theirs;
    this.#set({
      answers: merge.answers,
      documents: [...new Set([...theirs.documents, ...documents])],
      conflicts,
      status: isOpen ? { kind: 'conflict', by: theirs.by, at: theirs.at } : { kind: 'saved', at: theirs.at },
    });
  }

  /** Nothing is left to save: what was typed last is what is stored. */
  #rest(): void {
    if (this.#state.status.kind === 'idle') return;
    const { version, at } = this.#base;
    this.#failures = 0;
    this.#set({ status: version > 0 ? { kind: 'saved', at } : { kind: 'idle' } });
  }

  #retry(): void {
    this.#failures += 1;
    this.#set({ status: { kind: 'failed' } });
    this.#schedule(Math.min(LONGEST_PAUSE, 1_000 * 2 ** this.#failures));
  }

  #isChanged(): boolean {
    const { answers, documents } = this.#state;
    return !same(answersOf(answers), answersOf(this.#base.fields)) || !same(documents, this.#base.documents);
  }

  #schedule(milliseconds: number): void {
    this.stop();
    this.#cancel = this.#ports.later(milliseconds, () => void this.save());
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function answersOf(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => !same(value, undefined)));
}
