'use client';

import { type ComponentProps, useRef } from 'react';
import { useTypedEarly } from '#components/ui/use-typed-early.ts';

/**
 * A form that may be filled and sent before the page has come alive: what was typed is kept and the press is let through
 * as soon as it can (lib/config/early-script holds it back).
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
