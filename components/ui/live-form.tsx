'use client';

import { type ComponentProps, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { typedEarly } from '#components/ui/typed-early.ts';

const never = () => () => {};

/**
 * A form that may be filled and sent before the page has come alive: what was typed is kept and the press is let through
 * as soon as it can (lib/config/early-press holds it back).
 */
export function LiveForm(props: ComponentProps<'form'>) {
  const ref = useRef<HTMLFormElement>(null);
  const enter = useRef<() => void>(undefined);
  // True on the server and for the first moment of a form that it drew; a form that the browser drew is alive at once.
  const waits = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

  useLayoutEffect(() => {
    if (waits && ref.current) enter.current ??= typedEarly(ref.current);
  }, [waits]);

  useEffect(() => {
    if (waits) return undefined;
    // What was typed before a reload is put back by effects further out, which run after this one.
    const alive = setTimeout(() => {
      enter.current?.();
      enter.current = undefined;
      if (!ref.current?.hasAttribute('data-pressed')) return;
      ref.current.removeAttribute('data-pressed');
      ref.current.requestSubmit();
    });
    return () => clearTimeout(alive);
  }, [waits]);

  return <form ref={ref} data-waits={waits ? '' : undefined} {...props} />;
}
