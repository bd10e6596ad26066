'use client';

import { type ReactNode, useRef } from 'react';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';

const ROW_LINKS = 'tbody th[scope="row"] a[href]';

/** `j` and `k` move from row to row; Enter opens, because each row is a link. The frame handles `/`. */
export function ListKeys({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  function move(by: 1 | -1) {
    const all = [...(list.current?.querySelectorAll<HTMLElement>(ROW_LINKS) ?? [])];
    const links = all.filter((link) => link.checkVisibility());
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
  }

  useSingleKeys({ j: () => move(1), k: () => move(-1) });

  return <div ref={list}>{children}</div>;
}
