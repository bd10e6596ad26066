'use client';

import { Button } from '#components/ui/button';
import { keepFocusOnPage } from '#components/ui/page-title.ts';
import type { RemovedMember } from '#lib/contract/member';
import type { Mode } from '#lib/contract/scalars';
import { settingsWords } from '../words.ts';
import { restoreRemoved } from './restore-removed.ts';

export function BringBackButton({ mode, removed }: { mode: Mode; removed: RemovedMember }) {
  async function bringBack() {
    await restoreRemoved(mode, removed);
    // The row disappears with its button, so focus moves to the title.
    keepFocusOnPage();
  }
  return (
    <Button size="small" onClick={bringBack}>
      {settingsWords.members.bringBack}
      <span className="sr-only"> {removed.name}</span>
    </Button>
  );
}
