'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useState } from 'react';
import { frameWords } from '#components/shell/words.ts';
import { Link } from '#components/ui/link';
import { onDemand } from '#components/ui/on-demand';
import { opensHere } from '#components/ui/opens-here.ts';
import { crossingPath } from '#lib/config/paths';
import type { Mode } from '#lib/contract/scalars';

const LiveQuestion = onDemand(async () => (await import('#components/shell/live-question')).LiveQuestion);

/** Kept as long as the tab is open. */
const answered = 'went-live';

/**
 * Names the other mode, and asks once in a session before going live. It leads to the same list in the other mode,
 * because an object of one mode does not exist in the other.
 */
export function CrossingLink({ mode }: { mode: Mode }) {
  const other = mode === 'test' ? 'live' : 'test';
  const href = crossingPath(usePathname(), other);
  const [isAsking, setIsAsking] = useState(false);

  function ask(event: MouseEvent) {
    if (other === 'test' || !opensHere(event) || sessionStorage.getItem(answered)) return;
    event.preventDefault();
    setIsAsking(true);
  }

  function answer(goes: boolean) {
    if (goes) sessionStorage.setItem(answered, 'yes');
    setIsAsking(false);
  }

  return (
    <>
      <Link
        href={href}
        onClick={ask}
        className="target text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
      >
        {frameWords.goTo(other)}
      </Link>
      {isAsking ? <LiveQuestion href={href} onAnswer={answer} /> : null}
    </>
  );
}
