'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type TransitionStartFunction,
  useContext,
  useEffect,
  useRef,
  useTransition,
} from 'react';
import { opensHere } from '#components/ui/opens-here.ts';
import { focusPageTitle } from '#components/ui/page-title.ts';

const ListTransition = createContext<{ pending: boolean; start: TransitionStartFunction }>({
  pending: false,
  start: (work) => void work(),
});

/** Filters change the list inside this transition, so that the old rows stay until the new ones are loaded. */
export function useListTransition() {
  return useContext(ListTransition);
}

/** Around the filters and the rows of one list. */
export function ListArea({ children }: { children: ReactNode }) {
  const [pending, start] = useTransition();
  return <ListTransition value={{ pending, start }}>{children}</ListTransition>;
}

/** The rows: dimmed while others are loading. A link to another order or page of the same list stays on the page. */
export function ListRows({ children }: { children: ReactNode }) {
  const { pending, start } = useListTransition();
  const router = useRouter();
  const turnsPage = useRef(false);
  const wasPressed = useRef(false);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!opensHere(event) || !link || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    turnsPage.current = link.closest('nav') !== null;
    wasPressed.current = true;
    start(() => router.push(link.pathname + link.search, { scroll: turnsPage.current }));
  }

  // A new page starts at its top, and the pressed control may have disappeared with the old rows.
  useEffect(() => {
    if (pending) return;
    const isLost = document.activeElement === document.body;
    if (turnsPage.current) focusPageTitle();
    else if (isLost && wasPressed.current) focusPageTitle({ preventScroll: true });
    turnsPage.current = false;
    wasPressed.current = false;
  }, [pending]);

  return (
    <div
      aria-busy={pending}
      onClickCapture={follow}
      className={`transition-opacity duration-120 ease-out ${pending ? 'opacity-55 delay-200' : ''}`}
    >
      {children}
    </div>
  );
}
