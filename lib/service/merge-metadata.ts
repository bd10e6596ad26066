import { type Metadata, type MetadataPatch, tooManyPairs } from '#lib/contract/metadata';
import { mostMetadataPairs } from '#lib/contract/metadata-limits';
import { invalid } from '#lib/service/errors';

/** The metadata after a patch: unnamed keys stay, a null value removes its key, and a null patch removes all. */
export function mergeMetadata(before: Metadata, patch: MetadataPatch | null): Metadata {
  if (patch === null) return {};
  const merged = Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null);
  if (merged.length > mostMetadataPairs) {
    throw invalid([{ pointer: '/metadata', code: 'too_big', detail: tooManyPairs }]);
  }
  return Object.fromEntries(merged) as Metadata;
}
