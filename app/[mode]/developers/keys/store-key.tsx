'use client';

import { scopeWords } from '#components/developers/key-words';
import { ShownOnce } from '#components/developers/shown-once';
import type { ApiKeyOnce } from '#lib/contract/console/api-key';

export function StoreKey({ apiKey, onDone }: { apiKey: ApiKeyOnce; onDone: () => void }) {
  return (
    <ShownOnce
      title={`Store the key of ${apiKey.name}`}
      secret={apiKey.raw_key}
      label="key"
      ifLost="Only a hash of it is kept. Without it you would revoke this key and create another."
      onStored={onDone}
    >
      <p>
        {scopeWords[apiKey.scope].does} in {apiKey.mode} mode. Put it where your program reads its secrets; it
        is shown this once.
      </p>
    </ShownOnce>
  );
}
