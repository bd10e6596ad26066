import { z } from 'zod';
import { Id, Mode, Timestamp } from '#lib/contract/scalars';

/** The last file of an archive: it lists the other files, so that they can be checked without the service. */
export const ArchiveManifest = z
  .object({
    object: z.literal('archive_manifest'),
    format: z.literal(1),
    made_at: Timestamp,
    mode: Mode,
    of: z.object({ object: z.enum(['filing', 'business']), id: Id }),
    files: z.array(
      z.object({
        path: z.string(),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[\da-f]{64}$/),
      }),
    ),
  })
  .meta({ id: 'ArchiveManifest' });
export type ArchiveManifest = z.infer<typeof ArchiveManifest>;

export const manifestPath = 'manifest.json';
