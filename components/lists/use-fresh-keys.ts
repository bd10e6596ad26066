'use client';

import { useState } from 'react';

/** The keys that are new since the page was loaded: each of these rows fades in once. */
export function useFreshKeys(keys: readonly string[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(keys));
  return new Set(keys.filter((key) => !known.has(key)));
}
