'use client';

import { useRouter } from 'next/navigation';
import { useStillHere } from '#components/ui/use-still-here.ts';

/** Opens the page that follows an answer, for whoever has waited for it: it leads nobody away from another page. */
export function useOnward(): Pick<ReturnType<typeof useRouter>, 'push' | 'replace'> {
  const router = useRouter();
  const isHere = useStillHere();
  return {
    push: (href) => (isHere() ? router.push(href) : undefined),
    replace: (href) => (isHere() ? router.replace(href) : undefined),
  };
}
