const patienceMs = 200;

let wait: Promise<void> | undefined;

/** The previous page stays until the next one is there, but no longer than this. */
export function beginNavigation(): void {
  wait = new Promise((resolve) => setTimeout(resolve, patienceMs));
}

export function navigationWait(): Promise<void> | undefined {
  return wait;
}
