'use client';

import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { ApiKey } from '#lib/contract/api-key';
import type { Mode } from '#lib/contract/scalars';
import { useKeyDesk } from './key-desk.tsx';
import { keyWords } from './words.ts';

export function CreateKeyButton({ mode }: { mode: Mode }) {
  const begin = useKeyDesk();
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => begin({ kind: 'create', mode })}
    >
      {keyWords.create.button}
    </Button>
  );
}

const TASKS = [
  { kind: 'roll', label: keyWords.roll.button, variant: 'secondary' },
  { kind: 'revoke', label: keyWords.revoke.button, variant: 'secondary' },
  { kind: 'rename', label: keyWords.rename.button, variant: 'quiet' },
] as const;

/** What can be done to a key that works. One that was rolled is not rolled again. */
export function KeyButtons({ apiKey }: { apiKey: ApiKey }) {
  const begin = useKeyDesk();
  return (
    <div className="flex flex-wrap gap-1 py-1">
      {TASKS.filter(({ kind }) => kind !== 'roll' || apiKey.replaced_by === null).map(
        ({ kind, label, variant }) => (
          <Button
            key={kind}
            size="small"
            variant={variant}
            aria-haspopup="dialog"
            onClick={() => begin({ kind, apiKey })}
          >
            {label}
            <span className="sr-only"> {apiKey.name}</span>
          </Button>
        ),
      )}
    </div>
  );
}
