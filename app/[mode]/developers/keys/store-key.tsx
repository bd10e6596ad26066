'use client';

import { scopeWords } from '#components/developers/key-words.ts';
import { ShownOnce } from '#components/developers/shown-once';
import type { ApiKeyOnce } from '#lib/contract/api-key';
import { keyWords } from './words.ts';

export function StoreKey({ apiKey, onDone }: { apiKey: ApiKeyOnce; onDone: () => void }) {
  return (
    <ShownOnce
      title={keyWords.store.title(apiKey.name)}
      secret={apiKey.raw_key}
      label={keyWords.store.label}
      ifLost={keyWords.store.ifLost}
      onStored={onDone}
    >
      <p>{keyWords.store.where(scopeWords[apiKey.scope].does, apiKey.mode)}</p>
    </ShownOnce>
  );
}
