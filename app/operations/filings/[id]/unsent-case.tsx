'use client';

import { useKept } from '#components/drafts/use-kept.ts';
import { Notice } from '#components/ui/notice';
import type { Filing } from '#lib/contract/filing';
import { keptCase, noCase } from './kept-case.ts';
import { caseDeskWords } from './words.ts';

/** What was typed for a case when the filing ended: its form is gone, and the words can still be copied. */
export function UnsentCase({ filing: { id, cases } }: { filing: Pick<Filing, 'id' | 'cases'> }) {
  const { typed } = useKept(keptCase(id), noCase);
  const texts = [typed.summary, typed.details, typed.questions].flatMap((text) => text.trim() || []);
  // It was opened, and its answer was lost.
  const isOpened = cases.some(({ summary }) => summary === typed.summary.trim());
  if (texts.length === 0 || isOpened) return null;
  return (
    <Notice kind="stop" announce title={caseDeskWords.notOpened}>
      {texts.map((text) => (
        <p key={text} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ))}
    </Notice>
  );
}
