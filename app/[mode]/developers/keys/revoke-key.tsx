'use client';

import { maskedKey } from '#components/developers/key-words.ts';
import { ConfirmQuestion } from '#components/ui/confirm-question';
import { retryAction } from '#lib/actions/retry-action';
import type { ApiKey } from '#lib/contract/api-key';
import { revokeApiKey } from './actions.ts';
import { keyWords } from './words.ts';

/** The name of a live key is typed first: a filing may hang on it. */
export function RevokeKey({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { id, mode, name } = apiKey;

  async function revoke() {
    const outcome = await retryAction(revokeApiKey)(mode, { id });
    return outcome.ok ? undefined : outcome.problem;
  }

  return (
    <ConfirmQuestion
      isOpen
      onClose={onDone}
      title={keyWords.revoke.title(mode, name)}
      confirmLabel={keyWords.revoke.submit}
      keepLabel={keyWords.revoke.keep}
      typeToConfirm={mode === 'live' ? name : undefined}
      onConfirm={revoke}
    >
      <p>
        <code className="font-mono">{maskedKey(apiKey)}</code> {keyWords.revoke.detail}
      </p>
    </ConfirmQuestion>
  );
}
