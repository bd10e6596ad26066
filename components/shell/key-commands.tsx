'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Keys } from '#components/shell/key-list-entries.ts';
import { onDemand } from '#components/ui/on-demand';
import { GOING, isPageKey } from '#components/ui/page-keys.ts';

const KeyList = onDemand(async () => (await import('#components/shell/key-list')).KeyList);

/**
 * `g` and a letter open a page, `/` goes to the search of the page, `?` lists the keys. All are visible controls too.
 */
export function KeyCommands({ keys }: { keys: Keys }) {
  const router = useRouter();
  const [listed, setListed] = useState(false);
  useEffect(() => {
    let goSince = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const going = performance.now() - goSince < GOING;
      goSince = Number.NEGATIVE_INFINITY;
      if (going) {
        const place = keys.destinations.find(({ key }) => key === event.key);
        if (!place) return;
        event.preventDefault();
        router.push(place.href);
      } else if (event.key === 'g') goSince = performance.now();
      else if (event.key === '?') setListed(true);
      else if (event.key === '/') focusFilter(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys, router]);
  if (!listed) return null;
  return <KeyList keys={keys} onClose={() => setListed(false)} />;
}

function focusFilter(event: KeyboardEvent): void {
  const filter = document.querySelector<HTMLElement>('main input[type="search"]');
  if (!filter) return;
  event.preventDefault();
  filter.focus();
}
