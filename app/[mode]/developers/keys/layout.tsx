import type { ReactNode } from 'react';
import { KeyOnce } from './key-once.tsx';

/** Holds a new key until it is stored, whatever becomes of the rows of the page below. */
export default function ApiKeysLayout({ children }: { children: ReactNode }) {
  return <KeyOnce>{children}</KeyOnce>;
}
