'use client';

import { Check, Copy } from 'lucide-react';
import { useCopy } from '#components/ui/use-copy.ts';
import type { FormLine } from '#lib/contract/desk-form';
import { formWords } from './words.ts';

/** The parts of an address, each with a copy button, because web forms have a field for each. */
export function CopyPieces({ parts }: { parts: FormLine['parts'] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {parts.map((part) => (
        <li key={`${part.label} ${part.value}`}>
          <Piece {...part} />
        </li>
      ))}
    </ul>
  );
}

function Piece({ label, value }: FormLine['parts'][number]) {
  const { copy, copied, said } = useCopy(value);
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        onClick={copy}
        title={formWords.copyPart(label)}
        className="record wrap-anywhere inline-flex min-h-6 items-center gap-1 rounded-tile text-start underline decoration-1 decoration-rule decoration-dotted underline-offset-[.2em] hover:decoration-current pointer-coarse:min-h-11"
      >
        {value}
        <Icon
          size={12}
          aria-hidden="true"
          className={copied ? 'shrink-0 text-done' : 'shrink-0 text-ink-3'}
        />
        <span className="sr-only">, {formWords.copyPart(label)}</span>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
