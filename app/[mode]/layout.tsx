import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { ReaderProvider } from '#components/people/reader';
import { Frame } from '#components/shell/frame';
import { OtherOrganizationsProvider } from '#components/shell/look-elsewhere';
import { QueryProvider } from '#components/shell/query-provider';
import { TimeZoneProvider } from '#components/ui/time-zone';
import { ClientProblem } from '#lib/client/client-problem';
import type { NavigationCounts } from '#lib/contract/overview';
import { Mode } from '#lib/contract/scalars';
import { readSession } from '#lib/session/read-session';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { readPreferences } from '../read-preferences.ts';
import { goBack, setPreference, signOut, switchOrganization } from './preferences.ts';
import { ServiceWaits } from './service-waits.tsx';

type ModeLayoutProps = { children: ReactNode; params: Promise<{ mode: string }> };

export async function generateMetadata({ params }: Pick<ModeLayoutProps, 'params'>): Promise<Metadata> {
  const { mode } = await params;
  if (mode !== 'test') return {};
  return {
    title: { absolute: '[Test] Statehouse', template: '[Test] %s · Statehouse' },
    icons: { icon: { url: '/icon-test.svg', type: 'image/svg+xml' } },
  };
}

export default async function ModeLayout({ children, params }: ModeLayoutProps) {
  const session = await sessionOfFrame((await params).mode);
  const elsewhere = session.organizations.filter(({ id }) => id !== session.organization.id);
  const { preferences, zone } = await readPreferences();
  return (
    // Nothing that was read in one organization is shown in another one.
    <QueryProvider key={session.organization.id}>
      <NuqsAdapter>
        <TimeZoneProvider {...zone}>
          <ReaderProvider name={session.person.name}>
            <OtherOrganizationsProvider {...{ elsewhere, switchOrganization }}>
              <Frame
                mode={session.mode}
                organization={session.organization}
                person={session.person}
                canPrepare={session.may('prepare')}
                isStaff={session.isStaff}
                counts={await countsOf(session)}
                preferences={preferences}
                {...{ elsewhere, switchOrganization, goBack, setPreference, signOut }}
              >
                {children}
              </Frame>
            </OtherOrganizationsProvider>
          </ReaderProvider>
          <ServiceWaits />
        </TimeZoneProvider>
      </NuqsAdapter>
    </QueryProvider>
  );
}

// At an address that begins with neither mode, the frame of test mode is around the page that says so.
async function sessionOfFrame(mode: string): Promise<Session> {
  if (Mode.safeParse(mode).success || !(await readSession())) return requireSession(mode);
  return requireSession('test');
}

// The counts are an extra: without them the page is still shown.
async function countsOf({ consoleClient }: Session): Promise<NavigationCounts | null> {
  try {
    return await consoleClient.overview.navigationCounts();
  } catch (error) {
    if (error instanceof ClientProblem) return null;
    throw error;
  }
}
