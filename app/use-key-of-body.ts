import { useRef } from 'react';

/** One key for one body: the same sent again after a lost answer is one entry, and what was corrected is another. */
export function useKeyOfBody(): (body: object) => string {
  const last = useRef({ body: '', key: '' });
  return (given) => {
    const body = JSON.stringify(given);
    if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}
