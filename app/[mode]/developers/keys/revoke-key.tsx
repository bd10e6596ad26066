'use client';

import { maskedKey } from '#components/developers/key-words';
import { ConfirmDialog } from '#components/ui/confirm-dialog';
import type { ApiKey } from '#lib/contract/console/api-key';
import { revokeApiKey } from './actions.ts';

/** The name of a live key is typed first: a filing may hang on it. */
export function RevokeKey({ apiKey }: { apiKey: ApiKey }) {
  const { id, mode, name } = apiKey;

  async function revoke() {
    const outcome = await revokeApiKey(mode, { id });
    if (outcome.ok) return undefined;
    const { detail, requestId } = outcome.problem;
    return requestId ? `${detail} Request ${requestId}.` : detail;
  }

  return (
    <ConfirmDialog
      trigger={
        <>
          Revoke<span className="sr-only"> {name}</span>
        </>
      }
      triggerSize="small"
      title={`Revoke the ${mode} key ${name}?`}
      confirmLabel="Revoke key"
      keepLabel="Keep the key"
      typeToConfirm={mode === 'live' ? name : undefined}
      onConfirm={revoke}
    >
      <p>
        <code className="font-mono">{maskedKey(apiKey)}</code> is refused from the next request on, and this
        cannot be taken back. Filings that are under way go on.
      </p>
    </ConfirmDialog>
  );
}
