'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type TransitionStartFunction,
  useContext,
  useTransition,
} from 'react';

const ListTransition = createContext<{ pending: boolean; start: TransitionStartFunction }>({
  pending: false,
  start: (work) => void work(),
});

/** Filters change the list inside this transition, so that the old rows stay until the new ones are here. */
export function useListTransition() {
  return useContext(ListTransition);
}

/** Around the filters and the rows of one list. */
export function ListArea({ children }: { children: ReactNode }) {
  const [pending, start] = useTransition();
  return <ListTransition value={{ pending, start }}>{children}</ListTransition>;
}

/** The rows: dimmed while others are on their way. Sort and page links inside stay on the page. */
export function ListRows({ children }: { children: ReactNode }) {
  const { pending, start } = useListTransition();
  const router = useRouter();

  function follow(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest<HTMLAnchorElement>('thead a, nav a');
    const href = link?.getAttribute('href');
    if (!plain || !href) return;
    event.preventDefault();
    start(() => router.push(href, { scroll: false }));
  }

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
