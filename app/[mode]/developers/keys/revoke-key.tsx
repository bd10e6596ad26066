'use client';

import { maskedKey } from '#components/developers/key-words';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { patiently } from '#lib/actions/patiently';
import type { ApiKey } from '#lib/contract/console/api-key';
import { revokeApiKey } from './actions.ts';

/** The name of a live key is typed first: a filing may hang on it. */
export function RevokeKey({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { id, mode, name } = apiKey;

  async function revoke() {
    const outcome = await patiently(revokeApiKey)(mode, { id });
    return outcome.ok ? undefined : outcome.problem;
  }

  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
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
    </ConfirmQuestion>
  );
}
