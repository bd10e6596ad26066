'use client';

import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import { useHydrating } from '#components/ui/use-hydrating.ts';
import { Watched } from '#components/ui/watched.ts';

const againAfterMs = 2_000;

/** Whether what was opened is not there yet because its script could not be loaded. */
export const partMissing = new Watched(false);

/** Tries until the script is there: without it, the rest of the page is still of use. Returns what ends that. */
function loadUntilThere<T>(
  load: () => Promise<T>,
  onLoaded: (part: T) => void,
  onError: (error: Error) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const attempt = async () => {
    try {
      const part = await load();
      partMissing.set(false);
      if (!isOver) onLoaded(part);
    } catch (error) {
      if (isOver || !(error instanceof Error)) return;
      if (error.name !== 'ChunkLoadError') return onError(error);
      partMissing.set(true);
      timer = setTimeout(attempt, againAfterMs);
    }
  };
  void attempt();
  return () => {
    isOver = true;
    if (timer) partMissing.set(false);
    clearTimeout(timer);
  };
}

/**
 * A component whose script loads when it is first rendered, for what opens after a press. React holds back what
 * `Suspense` shows until 300 ms after its fallback, however early it has loaded. What the server has drawn of it stays:
 * its page is hydrated once the script is there, because the fallback would replace what was typed before.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let first: Promise<ComponentType<Props>> | undefined;

  async function keep(): Promise<ComponentType<Props>> {
    loaded = await load();
    return loaded;
  }

  // One promise for every attempt to hydrate.
  function begin(): Promise<ComponentType<Props>> {
    first ??= keep();
    return first;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, as `lazy` is
  return function OnDemand(props: Props) {
    const isHydrating = useHydrating();
    const [LoadedPart, setPart] = useState(() => loaded);
    useEffect(() => {
      if (LoadedPart) return;
      return loadUntilThere(
        keep,
        (part) => setPart(() => part),
        // The error boundary of the page shows it.
        (error) =>
          setPart(() => {
            throw error;
          }),
      );
    }, [LoadedPart]);
    const Part = LoadedPart ?? (isHydrating ? use(begin()) : undefined);
    return Part ? <Part {...props} /> : fallback;
  };
}
