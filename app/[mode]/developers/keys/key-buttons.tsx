'use client';

import { Plus } from 'lucide-react';
import { Button } from '#components/ui/button';
import type { ApiKey } from '#lib/contract/console/api-key';
import type { Mode } from '#lib/contract/scalars';
import { useKeyDesk } from './key-desk.tsx';

export function CreateKeyButton({ mode }: { mode: Mode }) {
  const begin = useKeyDesk();
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => begin({ kind: 'create', mode })}
    >
      Create key
    </Button>
  );
}

const DEEDS = [
  { kind: 'roll', label: 'Roll', variant: 'secondary' },
  { kind: 'revoke', label: 'Revoke', variant: 'secondary' },
  { kind: 'rename', label: 'Rename', variant: 'quiet' },
] as const;

/** What can be done to a key that works. One that was rolled is not rolled again. */
export function KeyButtons({ apiKey }: { apiKey: ApiKey }) {
  const begin = useKeyDesk();
  return (
    <div className="flex flex-wrap gap-1 py-1">
      {DEEDS.filter(({ kind }) => kind !== 'roll' || apiKey.replaced_by === null).map(
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
