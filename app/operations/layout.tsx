import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { DeskFrame } from '#components/shell/desk-frame';
import { deskFrameWords } from '#components/shell/menu-words.ts';
import { TimeZoneProvider } from '#components/ui/time-zone';
import { requireStaff } from '#lib/session/require-staff';
import { setPreference, signOut, switchOrganization } from '../[mode]/preferences.ts';
import { ServiceWaits } from '../[mode]/service-waits.tsx';
import { readPreferences } from '../read-preferences.ts';

export const metadata: Metadata = {
  title: { default: deskFrameWords.title, template: `%s · ${deskFrameWords.title}` },
};

export default async function OperationsLayout({ children }: { children: ReactNode }) {
  const { person, isLead } = await requireStaff();
  const { preferences, zone } = await readPreferences();
  return (
    <NuqsAdapter>
      <TimeZoneProvider {...zone}>
        <DeskFrame {...{ person, isLead, preferences, setPreference, switchOrganization, signOut }}>
          {children}
        </DeskFrame>
        <ServiceWaits />
      </TimeZoneProvider>
    </NuqsAdapter>
  );
}
