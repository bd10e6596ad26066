const patienceMs = 200;

let wait: Promise<void> | undefined;

/** The previous page stays until the next one is there, but no longer than this. */
export function beginNavigation(): void {
  wait = new Promise((resolve) => setTimeout(resolve, patienceMs));
}

export function endNavigation(): void {
  wait = undefined;
}

/** Of the navigation that is under way. */
export function navigationWait(): Promise<void> | undefined {
  return wait;
}
