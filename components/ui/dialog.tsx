'use client';

import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from '#components/ui/dialog-window';

const DialogWindow = lazy(() =>
  import('#components/ui/dialog-window').then((file) => ({ default: file.DialogWindow })),
);

/** Its script loads when it first opens: most visits open none. */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !opened) setOpened(true);
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
