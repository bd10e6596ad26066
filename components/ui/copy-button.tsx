'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { uiWords } from '#components/ui/words.ts';

type CopyButtonProps = {
  text: string;
  /** What is copied: "Request id". Read out, and shown unless `iconOnly`. */
  label: string;
  iconOnly?: boolean;
  variant?: 'secondary' | 'quiet';
};

export function CopyButton({ text, label, iconOnly, variant = 'quiet' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  const Icon = outcome === 'copied' ? Check : Copy;
  const words = { idle: uiWords.copy(label), copied: uiWords.copied, refused: uiWords.notCopied }[outcome];
  return (
    <>
      <Button
        variant={variant}
        size="small"
        square={iconOnly}
        onClick={copy}
        title={iconOnly ? uiWords.copy(label) : undefined}
        icon={<Icon size={14} aria-hidden="true" />}
      >
        {iconOnly ? <span className="sr-only">{uiWords.copy(label)}</span> : words}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'idle' ? '' : words}
      </span>
    </>
  );
}
