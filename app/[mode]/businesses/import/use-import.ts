'use client';

import { useEffect, useRef, useState } from 'react';
import {
  isReadable,
  type PlacedRow,
  placeRows,
  repeatsOfRefused,
  withResult,
} from '#components/businesses/import/place-rows.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { importWords } from '#components/businesses/import/words.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import { mostImported } from '#lib/contract/most-imported';
import type { Mode } from '#lib/contract/scalars';
import { importBusinesses, undoBusinessImport } from './actions.ts';

type Table = Extract<CsvTable, { fault?: undefined }>;
export type Step = 'columns' | 'checking' | 'checked' | 'adding' | 'done' | 'undoing' | 'undone';

/**
 * The steps of an import: the file is read, its columns chosen, every row checked, and then the valid rows added, a
 * hundred at a time.
 */
export function useImport(mode: Mode, table: Table) {
  const [step, setStep] = useState<Step>('columns');
  const [rows, setRows] = useState<PlacedRow[]>([]);
  const [done, setDone] = useState(0);
  const [total, setTotal] = useState(0);
  const [problem, setProblem] = useState<ActionProblem>();
  /** Rows that were sent to be added, without an answer: what is on record by now may be theirs. */
  const unanswered = useRef(new Set<number>());
  const added = useRef<string[]>([]);
  /** How many of them an undo removed, and how many are in use by now. */
  const [undone, setUndone] = useState({ removed: 0, kept: 0 });

  useEffect(() => {
    if (step !== 'adding' && step !== 'undoing') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [step]);

  /** Adds the service's results to these rows, one kind after the other, up to where it stopped. */
  async function send(
    all: PlacedRow[],
    dry_run: boolean,
    ...kinds: ((row: PlacedRow) => boolean)[]
  ): Promise<{ placed: PlacedRow[]; isWhole: boolean; problem?: ActionProblem }> {
    const placed = [...all];
    const batches = kinds.flatMap((isOfKind) => {
      const chosen = placed.flatMap((one, index) => (isOfKind(one) ? [index] : []));
      return batchesOf(chosen, (index) => placed[index]?.record);
    });
    setProblem(undefined);
    setDone(0);
    setTotal(batches.flat().length);
    let sent = 0;
    for (const batch of batches) {
      const records = batch.map((index) => placed[index]?.record ?? {});
      const leaveUnanswered = () => {
        if (!dry_run) for (const index of batch) unanswered.current.add(index);
      };
      // It is safe to repeat, because nothing is added twice.
      const silence = { onSilence: leaveUnanswered, words: importWords.lost };
      const result = await retryAction(importBusinesses, { silence })(mode, { records, dry_run });
      if (!result.ok) {
        leaveUnanswered();
        setProblem(result.problem);
        return { placed, isWhole: false, problem: result.problem };
      }
      result.data.results.forEach((one, place) => {
        const index = batch[place] ?? -1;
        const before = placed[index];
        if (!before) return;
        const isOurs = one.outcome === 'on_record' && unanswered.current.has(index);
        const after = withResult(before, isOurs ? { ...one, outcome: 'added' } : one);
        placed[index] = { ...after, isAdded: isOurs || (!dry_run && after.outcome === 'added') };
        if (!placed[index].isAdded) return;
        unanswered.current.delete(index);
        if (one.business_id) added.current.push(one.business_id);
      });
      sent += batch.length;
      setDone(sent);
    }
    return { placed, isWhole: true };
  }

  async function check(targets: readonly string[], entityType: string): Promise<void> {
    setStep('checking');
    // Apart from the others, so that no row is taken for a repetition of one that is not added.
    const isFaulty = (one: PlacedRow) => one.outcome === 'refused' && isReadable(one);
    let { placed, isWhole } = await send(placeRows(table, targets, entityType), true, isNew, isFaulty);
    for (let known = newIn(placed); isWhole; known = newIn(placed)) {
      placed = repeatsOfRefused(placed);
      if (newIn(placed).size === known.size) break;
      const sentBefore = known;
      ({ placed, isWhole } = await send(placed, true, (one) => isNew(one) && !sentBefore.has(one.row)));
    }
    if (isWhole) setRows(placed);
    setStep(isWhole ? 'checked' : 'columns');
  }

  async function add(): Promise<void> {
    setStep('adding');
    setUndone({ removed: 0, kept: 0 });
    const { placed, isWhole } = await send(rows, false, isNew);
    setRows(placed);
    setStep(isWhole ? 'done' : 'checked');
  }

  /** Removes what this import added, a hundred at a time; where it stops, it goes on the next time. */
  async function undo(): Promise<{ ok: true } | { ok: false; problem: ActionProblem }> {
    setStep('undoing');
    // What was sent without an answer may be on record, too.
    const { placed, problem } = await send(rows, true, (one) => unanswered.current.has(rows.indexOf(one)));
    setRows(placed);
    if (problem) {
      setStep(step);
      return { ok: false, problem };
    }
    setDone(0);
    setTotal(added.current.length);
    for (let left = added.current; left.length > 0; left = added.current) {
      const business_ids = left.slice(0, mostImported);
      const silence = { words: importWords.lost };
      const result = await retryAction(undoBusinessImport, { silence })(mode, { business_ids });
      if (!result.ok) {
        setStep(step);
        return result;
      }
      const { removed, kept } = result.data;
      setUndone((sum) => ({ removed: sum.removed + removed.length, kept: sum.kept + kept.length }));
      setDone((sum) => sum + business_ids.length);
      added.current = left.slice(mostImported);
    }
    unanswered.current.clear();
    setStep('undone');
    return { ok: true };
  }

  const changeColumns = () => setStep('columns');
  return { step, rows, done, total, problem, undone, check, add, undo, changeColumns };
}

const isNew = ({ outcome, isAdded }: PlacedRow) => outcome === 'added' && !isAdded;

function newIn(rows: readonly PlacedRow[]): ReadonlySet<number> {
  return new Set(rows.filter(isNew).map(({ row }) => row));
}

// Half of what the service takes in one body.
const mostCharacters = 400_000;

/** As few batches as the service takes: of a hundred records at most, and none too long. */
function batchesOf<T>(all: readonly T[], body: (one: T) => unknown): T[][] {
  const batches: T[][] = [];
  let length = 0;
  for (const one of all) {
    const size = JSON.stringify(body(one))?.length ?? 0;
    const last = batches.at(-1);
    if (last && last.length < mostImported && length + size <= mostCharacters) {
      last.push(one);
      length += size;
    } else {
      batches.push([one]);
      length = size;
    }
  }
  return batches;
}
