export type VersionSince = { version: string; since: string | null };

/**
 * The versions of a state's rules, newest first, that are newer than a given one; if that one is not in the list, those
 * that began on a later day than the instant `at`.
 */
export function versionsAfter<V extends VersionSince>(
  versions: readonly V[],
  { version, at }: { version: unknown; at: string },
): V[] {
  const place = versions.findIndex((one) => one.version === version);
  if (place >= 0) return versions.slice(0, place);
  const day = at.slice(0, 10);
  return versions.filter(({ since }) => since !== null && since > day);
}
