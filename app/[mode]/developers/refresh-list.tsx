'use client';

import { RefreshCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useListTransition } from '#components/lists/list-area';
import { Button } from '#components/ui/button';
import { developerWords } from './words.ts';

/** Asks for the newest rows; the old ones stay until they are here. */
export function RefreshList() {
  const router = useRouter();
  const { pending, start } = useListTransition();
  return (
    <Button
      size="small"
      busy={pending}
      icon={<RefreshCw size={14} aria-hidden="true" />}
      onClick={() => start(() => router.refresh())}
    >
      {developerWords.refresh}
    </Button>
  );
}
