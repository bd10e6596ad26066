import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Env } from '#lib/config/env';
import { StartError } from '#lib/config/start-error';
import { type DocumentStore, LostBytes } from '#lib/service/document/document-store';

const timeouts = {
  connectionTimeout: 3_000,
  // Without a byte either way, so that a large document may take its time on a slow line: both attempts end before the
  // minute that a proxy usually waits.
  socketTimeout: 20_000,
};

/** Documents as objects of an S3 bucket. Without a key in the configuration, the client's default chain finds one. */
export async function bucketStore(env: Env): Promise<DocumentStore> {
  const { S3_BUCKET: Bucket, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!Bucket || !S3_REGION) {
    throw new StartError('S3_BUCKET and S3_REGION must be set when DOCUMENT_DRIVER is s3.');
  }
  const { S3Client, GetObjectCommand, HeadBucketCommand, S3Driver } = await loadClient();
  const client = new S3Client({
    region: S3_REGION,
    // The client itself waits without end for a bucket that accepts a request and never answers it.
    requestHandler: timeouts,
    maxAttempts: 2,
    // Buckets outside Amazon seldom have their own host name, and not all of them support the newer checksums.
    ...(S3_ENDPOINT
      ? { endpoint: S3_ENDPOINT, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const }
      : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
  });
  const disk = new Disk(new S3Driver({ client, bucket: Bucket, supportsACL: false, visibility: 'private' }));
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    open: async (Key, range) => {
      const asked = { Bucket, Key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
      const { Body } = await client.send(new GetObjectCommand(asked)).catch((error) => {
        throw error.name === 'NoSuchKey' ? new LostBytes(Key, error) : error;
      });
      if (!Body) throw new Error(`The bucket gave no bytes for ${Key}.`);
      return Body as Readable;
    },
    remove: (key) => disk.delete(key),
    reach: async () => {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error) => {
        // The answer to HEAD has no body, which would say why.
        const status = error.$response?.statusCode;
        throw status ? new Error(`The bucket ${Bucket} answers ${status}.`, { cause: error }) : error;
      });
    },
  };
}

/** Imported only here: most installations never need the S3 client. */
async function loadClient() {
  try {
    const [{ S3Client, GetObjectCommand, HeadBucketCommand }, { S3Driver }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('flydrive/drivers/s3'),
    ]);
    return { S3Client, GetObjectCommand, HeadBucketCommand, S3Driver };
  } catch {
    throw new StartError(
      'DOCUMENT_DRIVER is s3, but the client of S3 is not installed. Run: npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
    );
  }
}
