/** Kept by a browser while it is at the provider: the service's ticket, and the page to return to. */
export type Kept = { next: string; link_token: string };

export function writeKept(kept: Kept): string {
  return new URLSearchParams(kept).toString();
}

export function readKept(value: string | undefined): Kept {
  const kept = new URLSearchParams(value);
  return { next: kept.get('next') ?? '', link_token: kept.get('link_token') ?? '' };
}
