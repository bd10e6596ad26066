'use client';

import { type ComponentProps, use } from 'react';
import { navigationWait } from '#components/ui/navigation-wait.ts';
import { Skeleton } from '#components/ui/skeleton';

/** A skeleton that a navigation shows only after 200 ms: React keeps one for 300 ms even if the page is there at once. */
export function PageSkeleton(props: ComponentProps<typeof Skeleton>) {
  const wait = navigationWait();
  if (wait) use(wait);
  return <Skeleton {...props} isLate={wait !== undefined} />;
}
