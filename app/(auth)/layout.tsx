import type { ReactNode } from 'react';
import { NeedsScript } from '#components/shell/needs-script';
import { Wordmark } from '#components/shell/wordmark';
import { authWords } from './words.ts';

export default function SignInLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-field flex-col px-4 py-8 sm:py-12">
      <Wordmark />
      <main className="grow">
        <NeedsScript />
        {children}
      </main>
      <footer className="mt-12 text-ink-2 text-small">{authWords.whatItIs}</footer>
    </div>
  );
}
