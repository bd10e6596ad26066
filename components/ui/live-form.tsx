'use client';

import { type ComponentProps, useRef } from 'react';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';

/**
 * A form that can be filled in and sent before hydration: typed text is kept and the press is handled as soon as
 * possible (lib/config/head-script holds it back).
 */
export function LiveForm(props: ComponentProps<'form'>) {
  const ref = useRef<HTMLFormElement>(null);
  const waits = useTypedEarly(
    () => ref.current,
    () => {
      if (!ref.current?.hasAttribute('data-pressed')) return;
      ref.current.removeAttribute('data-pressed');
      ref.current.requestSubmit();
    },
  );
  return <form ref={ref} data-waits={waits ? '' : undefined} {...props} />;
}
