'use client';

import { onDemand } from '#components/ui/on-demand';
import { toasterWanted } from '#components/ui/show-toast.ts';
import { useWatched } from '#components/ui/use-watched.ts';

const Toaster = onDemand(async () => (await import('#components/ui/toaster')).Toaster);

export function LateToaster() {
  const wanted = useWatched(toasterWanted);
  if (!wanted) return null;
  return <Toaster />;
}
