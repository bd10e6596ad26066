import type { ReactNode } from 'react';
import { MemberDesk } from './member-desk.tsx';

export default function MembersLayout({ children }: { children: ReactNode }) {
  return <MemberDesk>{children}</MemberDesk>;
}
