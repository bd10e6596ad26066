'use client';

import { focusPageTitle } from '#components/ui/page-title.ts';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { Mode } from '#lib/contract/scalars';
import { ActButton } from '../act-button.tsx';
import { endOtherSessions, endSession } from '../actions.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.security;

export function EndSessionButton({ mode, id, browser }: { mode: Mode; id: string; browser: string }) {
  return (
    <ActButton
      size="small"
      label={words.end}
      about={words.endLabel(browser)}
      act={() => retryAction(endSession)(mode, { id })}
      onDone={() => showEnded(words.ended)}
    />
  );
}

export function EndOthersButton({ mode }: { mode: Mode }) {
  return (
    <ActButton
      size="small"
      label={words.endOthers}
      act={() => retryAction(endOtherSessions)(mode, {})}
      onDone={() => showEnded(words.othersEnded)}
    />
  );
}

// The button disappears with its row, so focus moves to the title.
function showEnded(done: string) {
  showToast(done);
  focusPageTitle();
}
