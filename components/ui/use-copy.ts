'use client';

import { useEffect, useState } from 'react';
import { uiWords } from '#components/ui/words.ts';

/** Copies, and reports the outcome for two seconds. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      // Without https a page has no clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  const said = outcome && { copied: uiWords.copied, refused: uiWords.notCopied }[outcome];
  return { copy, copied: outcome === 'copied', said };
}
