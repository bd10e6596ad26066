'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { areKeysOff, isTyping } from '#components/lists/single-keys';

const ROW_LINKS = 'tbody th[scope="row"] a[href]';

type ListKeysProps = {
  /** Name of the search field that `/` goes to. */
  search?: string;
  children: ReactNode;
};

/** `j` and `k` move from row to row, Enter opens (each row is a link), `/` goes to the search. */
export function ListKeys({ search, children }: ListKeysProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || areKeysOff() || isTyping(event)) return;
      if (event.key === '/' && search) {
        event.preventDefault();
        document.getElementById(search)?.focus();
      }
      if (event.key === 'j' || event.key === 'k') {
        const links = [...(list.current?.querySelectorAll<HTMLElement>(ROW_LINKS) ?? [])];
        const at = links.indexOf(document.activeElement as HTMLElement);
        const next = at < 0 ? 0 : at + (event.key === 'j' ? 1 : -1);
        links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [search]);

  return <div ref={list}>{children}</div>;
}
