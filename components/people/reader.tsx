'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { inAnotherWindow } from '#components/people/words.ts';

const Reader = createContext<string | null>(null);

/** Names the person who reads the page, to everything on it that says who did something. */
export function ReaderProvider({ name, children }: { name: string; children: ReactNode }) {
  return <Reader value={name}>{children}</Reader>;
}

/** Who changed a draft while this page was open: a colleague by name, or the reader in another window. */
export function useChanger(): (by: string) => string {
  const reader = useContext(Reader);
  return (by) => (by === reader ? inAnotherWindow : by);
}
