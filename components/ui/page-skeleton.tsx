'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, use, useEffect } from 'react';
import { endNavigation, navigationWait } from '#components/ui/navigation-wait.ts';
import { Skeleton } from '#components/ui/skeleton';

/** A skeleton that a navigation shows only after 200 ms: React keeps one for 300 ms even if the page is there at once. */
export function PageSkeleton(props: ComponentProps<typeof Skeleton>) {
  const wait = navigationWait();
  if (wait) use(wait);
  return <Skeleton {...props} isLate={wait !== undefined} />;
}

/** What a page loads again later is not a navigation: its skeleton does not hold it back. */
export function NavigationEnd() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation ends with another address
  useEffect(endNavigation, [pathname]);
  return null;
}
