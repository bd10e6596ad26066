import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadDocument } from '#lib/service/document/upload-document';
import { contextOf, createTenant, type Harness, startHarness } from '#lib/testing/harness';
import { addBusiness } from '#lib/testing/qualification';
import { pdf } from '#lib/testing/upload';

let service: Harness;
beforeAll(async () => {
  service = await startHarness();
});
afterAll(() => service.stop());

test('stored bytes are deleted if the database refuses their row', async () => {
  const tenant = await createTenant(service);
  const id = await addBusiness(service, tenant.testKey);
  const ctx = contextOf(service, tenant.organizationId);
  const upload = {
    file: new File([new Uint8Array(pdf)], 'document.pdf'),
    types: ['other'] as const,
    // This calls the verb without the schema, so the row is refused after the bytes are stored.
    issuedOn: 'not a date',
  };
  await expect(uploadDocument(ctx, id, upload)).rejects.toThrow();
  const folder = join(service.parts.env.DATA_DIR, 'documents', tenant.organizationId, 'test');
  expect(await readdir(folder)).toEqual([]);
});
