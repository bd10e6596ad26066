export type VersionSince = { version: string; since: string | null };

/**
 * Of the versions of a state's rules, newest first, those that are newer than a given one; where that one is not among
 * them, those that began on a later day than `at`, which is an instant.
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
