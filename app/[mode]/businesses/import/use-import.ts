'use client';

import { useState } from 'react';
import {
  isReadable,
  type PlacedRow,
  placeRows,
  repeatsOfRefused,
  withResult,
} from '#components/businesses/import/place-rows.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import type { ActionProblem } from '#lib/actions/action-result';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { importBusinesses } from './actions.ts';
import { batchesOf } from './batches.ts';

type Table = Extract<CsvTable, { fault?: undefined }>;
export type Step = 'columns' | 'checking' | 'checked' | 'adding' | 'done';

const again = retryAction(importBusinesses);

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

  /** Adds the service's results to these rows, one kind after the other; undefined if it stopped. */
  async function send(
    all: PlacedRow[],
    dry_run: boolean,
    ...kinds: ((row: PlacedRow) => boolean)[]
  ): Promise<PlacedRow[] | undefined> {
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
      const result = await again(mode, { records, dry_run });
      if (!result.ok) {
        setProblem(result.problem);
        return undefined;
      }
      result.data.results.forEach((one, place) => {
        const index = batch[place] ?? -1;
        const before = placed[index];
        if (before) placed[index] = withResult(before, one);
      });
      sent += batch.length;
      setDone(sent);
    }
    return placed;
  }

  async function check(targets: readonly string[], entityType: string): Promise<void> {
    setStep('checking');
    // Apart from the others, so that no row is taken for a repetition of one that is not added.
    const isFaulty = (one: PlacedRow) => one.outcome === 'refused' && isReadable(one);
    let placed = await send(placeRows(table, targets, entityType), true, isNew, isFaulty);
    for (let known = newIn(placed); placed; known = newIn(placed)) {
      placed = repeatsOfRefused(placed);
      if (newIn(placed).size === known.size) break;
      const sentBefore = known;
      placed = await send(placed, true, (one) => isNew(one) && !sentBefore.has(one.row));
    }
    if (placed) setRows(placed);
    setStep(placed ? 'checked' : 'columns');
  }

  async function add(): Promise<void> {
    setStep('adding');
    const placed = await send(rows, false, isNew);
    if (placed) setRows(placed);
    setStep(placed ? 'done' : 'checked');
  }

  const changeColumns = () => setStep('columns');
  return { step, rows, done, total, problem, check, add, changeColumns };
}

const isNew = ({ outcome }: PlacedRow) => outcome === 'added';

function newIn(rows: readonly PlacedRow[] | undefined): ReadonlySet<number> {
  return new Set(rows?.filter(isNew).map(({ row }) => row));
}
