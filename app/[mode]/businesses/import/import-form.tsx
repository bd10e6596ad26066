'use client';

import { useState } from 'react';
import { templateColumns } from '#components/businesses/import/import-columns.ts';
import { largestFile } from '#components/businesses/import/import-limits.ts';
import type { CsvTable } from '#components/businesses/import/read-csv.ts';
import { importWords as words } from '#components/businesses/import/words.ts';
import { Button } from '#components/ui/button';
import { FileDrop } from '#components/ui/file-drop';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import type { Mode } from '#lib/contract/scalars';
import { ImportSteps } from './import-steps.tsx';
import { saveCsv } from './save-csv.ts';

type Chosen = { name: string; nth: number; table: CsvTable };

export function ImportForm({ mode }: { mode: Mode }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isAdding, setAdding] = useState(false);

  async function take(file: File) {
    const { readCsv } = await import('#components/businesses/import/read-csv.ts');
    const table: CsvTable =
      file.size > largestFile ? { fault: words.faults.tooLarge } : readCsv(await file.arrayBuffer());
    setChosen((before) => ({ name: file.name, nth: (before?.nth ?? 0) + 1, table }));
  }

  async function saveTemplate() {
    const { csvOf } = await import('#components/businesses/import/read-csv.ts');
    saveCsv(csvOf([templateColumns.map(({ label }) => label)]), words.templateName);
  }

  return (
    <>
      <Section id="file" title={words.file} measure="form" first>
        <div className="space-y-4">
          <FileDrop
            name="file"
            label={words.fileLabel}
            hint={words.fileHint}
            accept={['.csv', '.txt', 'text/csv']}
            busy={isAdding}
            buttonLabel={chosen ? words.chooseAnother : words.chooseFile}
            onFiles={([file]) => file && take(file)}
          />
          <p className="text-ink-2">{words.templateDetail}</p>
          <Button onClick={saveTemplate}>{words.template}</Button>
          {chosen?.table.fault === undefined ? null : (
            <Notice kind="stop" title={words.unreadable} announce>
              {chosen.table.fault}
            </Notice>
          )}
          {chosen && chosen.table.fault === undefined ? (
            <p role="status">{words.read(chosen.name, chosen.table.rows.length)}</p>
          ) : null}
        </div>
      </Section>
      {chosen && chosen.table.fault === undefined ? (
        <ImportSteps key={chosen.nth} mode={mode} table={chosen.table} onAdding={setAdding} />
      ) : null}
    </>
  );
}
