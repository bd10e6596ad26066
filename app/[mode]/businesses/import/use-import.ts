'use client';

import { useState } from 'react';
import { type PlacedRow, placeRows, repeatsOfRefused } from '#components/businesses/import/place-rows.ts';
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

  /** Adds the service's results to the rows that are new and not known to be; undefined if it stopped. */
  async function send(
    all: PlacedRow[],
    dry_run: boolean,
    known: ReadonlySet<number> = new Set(),
  ): Promise<PlacedRow[] | undefined> {
    const placed = [...all];
    const open = placed.flatMap(({ outcome, row }, index) =>
      outcome === 'added' && !known.has(row) ? [index] : [],
    );
    setProblem(undefined);
    setDone(0);
    setTotal(open.length);
    let sent = 0;
    for (const batch of batchesOf(open, (index) => placed[index]?.record)) {
      const records = batch.map((index) => placed[index]?.record ?? {});
      const result = await again(mode, { records, dry_run });
      if (!result.ok) {
        setProblem(result.problem);
        return undefined;
      }
      result.data.results.forEach((one, place) => {
        const index = batch[place] ?? -1;
        const before = placed[index];
        if (before) placed[index] = { ...before, ...one, errors: [...before.errors, ...one.errors] };
      });
      sent += batch.length;
      setDone(sent);
    }
    return placed;
  }

  async function check(targets: readonly string[], entityType: string): Promise<void> {
    setStep('checking');
    let placed = await send(placeRows(table, targets, entityType), true);
    for (let known = newIn(placed); placed; known = newIn(placed)) {
      placed = repeatsOfRefused(placed);
      if (newIn(placed).size === known.size) break;
      placed = await send(placed, true, known);
    }
    if (placed) setRows(placed);
    setStep(placed ? 'checked' : 'columns');
  }

  async function add(): Promise<void> {
    setStep('adding');
    const placed = await send(rows, false);
    if (placed) setRows(placed);
    setStep(placed ? 'done' : 'checked');
  }

  const changeColumns = () => setStep('columns');
  return { step, rows, done, total, problem, check, add, changeColumns };
}

function newIn(rows: readonly PlacedRow[] | undefined): ReadonlySet<number> {
  return new Set(rows?.flatMap(({ outcome, row }) => (outcome === 'added' ? [row] : [])));
}
