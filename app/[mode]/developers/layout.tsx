import type { ReactNode } from 'react';
import { paths } from '#lib/config/paths';
import { requireSession } from '#lib/session/require-session';
import { DeveloperTabs } from './developer-tabs.tsx';
import { developerWords } from './words.ts';

type DevelopersLayoutProps = { children: ReactNode; params: Promise<{ mode: string }> };

export default async function DevelopersLayout({ children, params }: DevelopersLayoutProps) {
  const { mode } = await requireSession((await params).mode);
  return (
    <>
      <div
        data-no-print=""
        className="mb-6 flex flex-wrap items-center justify-between gap-x-6 border-rule border-b"
      >
        <DeveloperTabs mode={mode} />
        <a
          href={paths.reference}
          className="inline-flex min-h-(--button-height) items-center text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
        >
          {developerWords.reference}
        </a>
      </div>
      {children}
    </>
  );
}
