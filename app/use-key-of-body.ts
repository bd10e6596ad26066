import { useRef } from 'react';

/**
 * One key for one body: the same sent again after a lost answer is one entry, and what was corrected is another. `first`
 * is what was sent before the page was loaded.
 */
export function useKeyOfBody(first = { body: '', key: '' }): (body: object) => string {
  const last = useRef(first);
  return (given) => {
    const body = JSON.stringify(given);
    if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}
