'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { frameWords } from '#components/shell/words.ts';
import { crossingPath } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

/** Names where it goes. It goes to the same list in the other mode: one thing of this mode is not there in the other. */
export function CrossingLink({ mode }: { mode: Mode }) {
  const other = mode === 'test' ? 'live' : 'test';
  return (
    <Link
      href={crossingPath(usePathname(), other)}
      prefetch={false}
      className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
    >
      {frameWords.goTo(other)}
    </Link>
  );
}
