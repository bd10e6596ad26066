import type { ReactNode } from 'react';

// Where a value came from, and which law asks for it.
export function FieldNotes({ id, source, law }: { id: string; source?: ReactNode; law?: ReactNode }) {
  if (!source && !law) return null;
  return (
    <div className="mt-1 max-w-field text-small text-ink-2">
      {source ? <p id={`${id}-source`}>{source}</p> : null}
      {law ? <p id={`${id}-law`}>{law}</p> : null}
    </div>
  );
}
