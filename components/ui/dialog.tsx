'use client';

import { useState } from 'react';
import type { DialogProps } from '#components/ui/dialog-window';
import { onDemand } from '#components/ui/on-demand';

const DialogWindow = onDemand(async () => (await import('#components/ui/dialog-window')).DialogWindow);

/** Its script loads when it first opens: most visits open none. */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !opened) setOpened(true);
  if (!opened) return null;
  return <DialogWindow {...props} />;
}
