import type { ReactNode } from 'react';
import { KeyDesk } from './key-desk.tsx';

export default function ApiKeysLayout({ children }: { children: ReactNode }) {
  return <KeyDesk>{children}</KeyDesk>;
}
