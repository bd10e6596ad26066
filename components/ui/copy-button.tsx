'use client';

import { Check, Copy } from 'lucide-react';
import { Button } from '#components/ui/button';
import { useCopy } from '#components/ui/use-copy.ts';
import { uiWords } from '#components/ui/words.ts';

type CopyButtonProps = {
  text: string;
  /** The name of the copied text: "Request ID". Read out, and shown unless `iconOnly`. */
  label: string;
  iconOnly?: boolean;
  variant?: 'secondary' | 'quiet';
};

export function CopyButton({ text, label, iconOnly, variant = 'quiet' }: CopyButtonProps) {
  const { copy, copied, said } = useCopy(text);
  const Icon = copied ? Check : Copy;
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
        {iconOnly ? <span className="sr-only">{uiWords.copy(label)}</span> : (said ?? uiWords.copy(label))}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
