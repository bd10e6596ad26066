import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import type { DocumentStore } from '#lib/service/documents/document-store';

/** The store that the configuration names: a folder under DATA_DIR, or an S3 bucket. */
export async function openDocumentStore(env: Env): Promise<DocumentStore> {
  const disk = new Disk(await openDriver(env));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  };
}

async function openDriver(env: Env) {
  if (env.DOCUMENT_DRIVER === 's3') return openS3Driver(env);
  return new FSDriver({ location: resolve(env.DATA_DIR, 'documents'), visibility: 'private' });
}

/** Loaded here alone: most installations never need the client of S3. Without a key, its own chain finds one. */
async function openS3Driver(env: Env) {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION) {
    throw new StartError('S3_BUCKET and S3_REGION must be set when DOCUMENT_DRIVER is s3.');
  }
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartError(
      'DOCUMENT_DRIVER is s3, but the client of S3 is not installed. Run: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
    );
  });
  return new S3Driver({
    bucket: S3_BUCKET,
    region: S3_REGION,
    // Buckets elsewhere than at Amazon are seldom hosts of their own.
    // Nor do all of them know the newer checksums.
    ...(S3_ENDPOINT
      ? { endpoint: S3_ENDPOINT, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const }
      : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    supportsACL: false,
    visibility: 'private',
  });
}
