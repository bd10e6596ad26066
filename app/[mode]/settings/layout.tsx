import type { ReactNode } from 'react';
import { requireSession } from '#lib/session/require-session';
import { SettingsTabs } from './settings-tabs.tsx';

type SettingsLayoutProps = { children: ReactNode; params: Promise<{ mode: string }> };

export default async function SettingsLayout({ children, params }: SettingsLayoutProps) {
  const { mode } = await requireSession((await params).mode);
  return (
    <>
      <div data-no-print="" className="mb-6 border-rule border-b">
        <SettingsTabs mode={mode} />
      </div>
      {children}
    </>
  );
}
