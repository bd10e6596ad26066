'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { scopeWords } from '#components/developers/key-words';
import { ShownOnce } from '#components/developers/shown-once';
import type { ApiKeyOnce } from '#lib/contract/console/api-key';
import { useFocusWhenLost } from '../../use-focus-when-lost.ts';

const Show = createContext<(key: ApiKeyOnce) => void>(() => {});

/** Shows a key that was made just now, this once: it is held here and nowhere else. */
export function useShowKey() {
  return useContext(Show);
}

export function KeyOnce({ children }: { children: ReactNode }) {
  const [key, setKey] = useState<ApiKeyOnce | null>(null);
  useFocusWhenLost(key?.id ?? 'none', 'page-title');
  return (
    <Show value={setKey}>
      {children}
      {key ? (
        <ShownOnce
          key={key.id}
          title={`Store the key of ${key.name}`}
          secret={key.raw_key}
          label="key"
          ifLost="Only a hash of it is kept. Without it you would revoke this key and create another."
          onStored={() => setKey(null)}
        >
          <p>
            {scopeWords[key.scope].does} in {key.mode} mode. Put it where your program reads its secrets; it
            is shown this once.
          </p>
        </ShownOnce>
      ) : null}
    </Show>
  );
}
