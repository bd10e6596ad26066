import type { ReactNode } from 'react';
import type { PersonActions, Preferences } from '#components/shell/preferences.ts';
import type { NavigationCounts } from '#lib/contract/overview';
import type { Mode } from '#lib/contract/scalars';

export type FrameProps = PersonActions & {
  mode: Mode;
  organization: { id: string; name: string };
  /** Goes on in this organization where another tab went on in another one. */
  goBack: (organization: string) => Promise<boolean>;
  person: { id: string; name: string; email: string };
  /** Whether the person may create filings and records. */
  canPrepare: boolean;
  /** Whether the person's menu links to the operations desk. */
  isStaff: boolean;
  /** The other organizations of the person. */
  elsewhere: readonly { id: string; name: string }[];
  counts: NavigationCounts | null;
  preferences: Preferences;
  children: ReactNode;
};
