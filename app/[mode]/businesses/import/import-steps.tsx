'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { columnFaults, guessColumns, missingColumns } from '#components/businesses/import/import-columns.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { businessWords } from '#components/businesses/words.ts';
import { ENTITY_TYPE_WORDS } from '#components/filings/filing-words.ts';
import { Button } from '#components/ui/button';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { optionsOf } from '#components/ui/options-of.ts';
import { Progress } from '#components/ui/progress';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import { paths } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';
import { FormRefusal } from '../../../form-refusal.tsx';
import { BadRows } from './bad-rows.tsx';
import { ColumnTable } from './column-table.tsx';
import { useImport } from './use-import.ts';

type ImportStepsProps = {
  mode: Mode;
  table: Extract<CsvTable, { fault?: undefined }>;
  /** Another file would hide what is being added. */
  onAdding: (isAdding: boolean) => void;
};

const ENTITY_TYPES = optionsOf(ENTITY_TYPE_WORDS);

/** The steps after a file was read. */
export function ImportSteps({ mode, table, onAdding }: ImportStepsProps) {
  const [targets, setTargets] = useState(() => guessColumns(table.header));
  const [entityType, setEntityType] = useState('llc');
  const [isTried, setIsTried] = useState(false);
  const flow = useImport(mode, table);
  const hasType = targets.includes('entity_type');
  const missing = missingColumns(targets);
  const faults = columnFaults(targets, table.header);
  const count = (outcome: string) => flow.rows.filter((row) => row.outcome === outcome).length;
  const added = flow.rows.filter(({ isAdded }) => isAdded).length;
  const repeated = flow.rows.filter(({ note }) => note !== undefined).length;
  const counts = [count('added') - added, count('on_record') - repeated, repeated, count('refused')] as const;
  const isDone = flow.step === 'done' || flow.step === 'undoing';
  const isChecked = isDone || flow.step === 'checked' || flow.step === 'adding';
  const isBusy = flow.step === 'checking' || flow.step === 'adding';
  const isFixed = isBusy || isDone;

  function check() {
    setIsTried(true);
    if (missing.length === 0 && faults.length === 0) flow.check(targets, hasType ? '' : entityType);
  }

  async function add() {
    onAdding(true);
    await flow.add();
    onAdding(false);
  }

  function choose(index: number, target: string) {
    setTargets(targets.map((before, place) => (place === index ? target : before)));
    flow.changeColumns();
  }

  return (
    <>
      <Section id="columns" title={words.columns} description={words.columnsDetail}>
        <div className="space-y-4">
          <ColumnTable
            table={table}
            targets={targets}
            faults={isTried ? faults : []}
            disabled={isFixed}
            onChoose={choose}
          />
          {hasType ? null : (
            <Select
              name="entity_type_of_all"
              label={words.entityDefault}
              hint={words.entityDefaultHint}
              options={ENTITY_TYPES}
              value={entityType}
              disabled={isFixed}
              onChange={({ currentTarget }) => {
                setEntityType(currentTarget.value);
                flow.changeColumns();
              }}
            />
          )}
          {isTried && missing.length > 0 ? (
            <Notice kind="stop" title={words.noDefault} announce>
              {missing.join(' ')}
            </Notice>
          ) : null}
          {isChecked ? null : (
            <Button variant="primary" busy={flow.step === 'checking'} onClick={check}>
              {words.check}
            </Button>
          )}
          {isBusy ? (
            <Progress
              label={flow.step === 'adding' ? words.adding : words.checking}
              done={flow.done}
              total={flow.total}
            />
          ) : null}
          <FormRefusal problem={flow.problem} />
          {flow.problem && flow.step === 'checked' ? <p>{words.stopped}</p> : null}
        </div>
      </Section>
      {isChecked ? (
        <ImportResult detail={words.sameDetail}>
          <p role="status" className="font-semibold">
            {isDone ? words.done(added, counts[1], repeated, counts[3]) : null}
            {!isDone && added > 0 ? `${words.done(added, 0, 0, 0)} ` : null}
            {isDone ? null : words.outcome(...counts)}
          </p>
          {!isDone && counts[0] > 0 ? (
            <Button variant="primary" busy={flow.step === 'adding'} onClick={add}>
              {words.add(counts[0])}
            </Button>
          ) : null}
          {isDone || (added > 0 && flow.step === 'checked') ? (
            <div className="flex flex-wrap gap-2">
              <LinkButton href={paths.businesses(mode)}>{words.toList}</LinkButton>
              <ConfirmDialog
                trigger={words.undo}
                triggerVariant="quiet"
                isOffered={added > 0}
                title={words.undoTitle(added)}
                confirmLabel={words.undo}
                keepLabel={words.undoKeep}
                onConfirm={flow.undo}
              >
                <p>{words.undoDetail}</p>
                {flow.step === 'undoing' ? (
                  <Progress label={words.undoing} done={flow.done} total={flow.total} />
                ) : null}
              </ConfirmDialog>
            </div>
          ) : null}
          <BadRows table={table} rows={flow.rows} nameLabel={businessWords.fields.legalName} />
        </ImportResult>
      ) : null}
      {flow.step === 'undone' ? (
        <ImportResult>
          <p role="status" className="font-semibold">
            {words.undone(flow.undone.removed, flow.undone.kept)}
          </p>
          <LinkButton href={paths.businesses(mode)}>{words.toList}</LinkButton>
        </ImportResult>
      ) : null}
    </>
  );
}

/** What the check found: it stands below all columns, and the button that was pressed is gone. */
function ImportResult({ detail, children }: { detail?: string; children: ReactNode }) {
  useEffect(() => document.getElementById('result-heading')?.focus(), []);
  return (
    <Section id="result" title={words.result} description={detail}>
      <div className="space-y-4">{children}</div>
    </Section>
  );
}
