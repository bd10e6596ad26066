import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True on the server and until the markup is hydrated; a part rendered in the browser is hydrated at once. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
