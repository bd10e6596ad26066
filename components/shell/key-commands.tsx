'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Keys } from '#components/shell/key-list-entries.ts';
import { onDemand } from '#components/ui/on-demand';

const KeyList = onDemand(async () => (await import('#components/shell/key-list')).KeyList);

const patience = 1_500;

/**
 * `g` and a letter open a page, `/` goes to the search of the page, `?` lists the keys. All are visible controls too.
 */
export function KeyCommands({ keys }: { keys: Keys }) {
  const router = useRouter();
  const [listed, setListed] = useState(false);
  useEffect(() => {
    let goSince = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const going = performance.now() - goSince < patience;
      goSince = 0;
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

// A letter typed into a field, a menu or a dialog is not a command.
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

function focusFilter(event: KeyboardEvent): void {
  const filter = document.querySelector<HTMLElement>('main input[type="search"]');
  if (!filter) return;
  event.preventDefault();
  filter.focus();
}
