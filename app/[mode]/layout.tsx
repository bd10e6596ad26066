import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { Frame } from '#components/shell/frame';
import { QueryProvider } from '#components/shell/query-provider';
import { TimeZoneProvider } from '#components/ui/time-zone';
import { ClientProblem } from '#lib/client/client-problem';
import { knownZone, zoneCookie, zoneName } from '#lib/config/time-zone';
import type { NavigationCounts } from '#lib/contract/overview';
import { requireSession } from '#lib/session/require-session';
import type { Session } from '#lib/session/session';
import { setPreference, signOut, switchOrganization } from './preferences.ts';
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
  const session = await requireSession((await params).mode);
  const jar = await cookies();
  const preferences = {
    theme: jar.get('theme')?.value ?? 'system',
    density: jar.get('density')?.value ?? 'comfortable',
    shortcuts: jar.get('shortcuts')?.value ?? 'on',
  };
  const timeZone = knownZone(jar.get(zoneCookie)?.value);
  return (
    <QueryProvider>
      <NuqsAdapter>
        <TimeZoneProvider timeZone={timeZone} name={zoneName(timeZone)}>
          <Frame
            mode={session.mode}
            organization={session.organization.name}
            person={session.person}
            counts={await countsOf(session)}
            preferences={preferences}
            elsewhere={session.organizations.filter(({ id }) => id !== session.organization.id)}
            switchOrganization={switchOrganization}
            setPreference={setPreference}
            signOut={signOut}
          >
            {children}
          </Frame>
          <ServiceWaits />
        </TimeZoneProvider>
      </NuqsAdapter>
    </QueryProvider>
  );
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
