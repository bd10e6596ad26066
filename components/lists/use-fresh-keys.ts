'use client';

import { useState } from 'react';

/** The keys that were not there when the page came: each of these rows fades once. */
export function useFreshKeys(keys: readonly string[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(keys));
  return new Set(keys.filter((key) => !known.has(key)));
}
