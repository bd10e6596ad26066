'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose script loads when it is first rendered, for what opens after a press. React holds back what
 * `Suspense` shows until 300 ms after its fallback, however early it has loaded.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as `lazy` is
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        // The error boundary of the page shows it.
        (error) =>
          setPart(() => {
            throw error;
          }),
      );
    }, [Part]);
    return Part ? <Part {...props} /> : fallback;
  };
}
