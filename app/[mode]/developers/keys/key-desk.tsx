'use client';

import { Plus } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '#components/ui/button';
import { onDemand } from '#components/ui/on-demand';
import type { ApiKey } from '#lib/contract/api-key';
import type { Role } from '#lib/contract/roles';
import type { Mode } from '#lib/contract/scalars';
import { mayMakeKey } from '#lib/rules/key/scopes-of-key';
import { useTask } from '../../../use-task.ts';
import type { KeyTask } from './key-dialogs.tsx';
import { keyWords } from './words.ts';

// All in one piece: once a form is there, what shows its new key is there too, whatever the connection does.
const KeyDialogs = onDemand(async () => (await import('./key-dialogs.tsx')).KeyDialogs);

const Begin = createContext<(task: KeyTask) => void>(() => {});

/** Stands above the page, so that no change of its rows takes away a form, or a key that is shown only once. */
export function KeyDesk({ children }: { children: ReactNode }) {
  const { task, begin, next, end } = useTask<KeyTask>();
  return (
    <Begin value={begin}>
      {children}
      {task ? <KeyDialogs task={task} onNext={next} onDone={end} /> : null}
    </Begin>
  );
}

export function CreateKeyButton({ mode, roles }: { mode: Mode; roles: readonly Role[] }) {
  const begin = useContext(Begin);
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => begin({ kind: 'create', mode, roles })}
    >
      {keyWords.create.button}
    </Button>
  );
}

const TASKS = [
  { kind: 'roll', label: keyWords.roll.button, variant: 'secondary' },
  { kind: 'revoke', label: keyWords.revoke.button, variant: 'secondary' },
  { kind: 'edit', label: keyWords.edit.button, variant: 'quiet' },
] as const;

/** The actions for an active key. A key that was rolled cannot be rolled again. */
export function KeyButtons({ apiKey, roles }: { apiKey: ApiKey; roles: readonly Role[] }) {
  const begin = useContext(Begin);
  const canRoll = apiKey.replaced_by === null && mayMakeKey(roles, apiKey);
  return (
    <div className="flex gap-1 max-wide:flex-wrap">
      {TASKS.filter(({ kind }) => kind !== 'roll' || canRoll).map(({ kind, label, variant }) => (
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
      ))}
    </div>
  );
}
