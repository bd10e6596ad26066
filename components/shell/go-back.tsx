'use client';

import type { FrameProps } from '#components/shell/frame-props.ts';
import { useCountAgain } from '#components/shell/use-count-again.ts';
import { frameWords } from '#components/shell/words.ts';
import { Button } from '#components/ui/button';

/** Goes back to the organization of this page, where what is typed stays. */
export function GoBack({ mode, organization, goBack }: Pick<FrameProps, 'mode' | 'organization' | 'goBack'>) {
  const countAgain = useCountAgain(mode);
  return (
    <Button
      size="small"
      onClick={async () => {
        // Somebody who was removed meanwhile goes on where they still are.
        if (await goBack(organization.id).catch(() => false)) countAgain();
        else location.reload();
      }}
    >
      {frameWords.goBack(organization.name)}
    </Button>
  );
}
