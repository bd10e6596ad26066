'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button';
import { CopyButton } from '#components/ui/copy-button';
import { DeskRefusal } from '../../desk-refusal.tsx';
import { useDeskAct } from '../../use-desk-act.ts';
import { readTaxId } from './actions.ts';
import { formWords } from './words.ts';

/** The whole tax id of an EIN application, shown only to the person who asks for it to file. */
export function TaxId({ filingId }: { filingId: string }) {
  const [taxId, setTaxId] = useState<string>();
  const reading = useDeskAct(readTaxId, (read) => setTaxId(read.responsible_party_tax_id));
  return (
    <div className="mt-3 space-y-2">
      {taxId === undefined ? (
        <Button onClick={() => reading.act({ id: filingId })}>{formWords.taxId.show}</Button>
      ) : (
        <p className="flex items-center gap-2" role="status">
          <span className="text-ink-2">{formWords.taxId.label}</span>
          <span className="record">{taxId}</span>
          <CopyButton text={taxId} label={formWords.taxId.label} iconOnly />
        </p>
      )}
      <p className="text-ink-2 text-small">{formWords.taxId.recorded}</p>
      <DeskRefusal problem={reading.problem} />
    </div>
  );
}
