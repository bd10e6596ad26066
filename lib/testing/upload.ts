import type { Harness } from '#lib/testing/harness';

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

type Sent = {
  bytes?: Uint8Array;
  filename?: string;
  types?: string[];
  issuedOn?: string;
  /** Parts that no upload knows. */
  others?: Record<string, string>;
  headers?: Record<string, string>;
};

/** Uploads a document as a browser does. */
export async function upload(
  { app }: Harness,
  key: string | null,
  businessId: string,
  {
    bytes = pdf,
    filename = 'document.pdf',
    types = ['operating_agreement'],
    issuedOn,
    others = {},
    headers = {},
  }: Sent = {},
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read as an outside caller does, without our types
): Promise<{ status: number; body: any; headers: Headers }> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], filename, { type: 'text/plain' }));
  for (const type of types) form.append('types[]', type);
  if (issuedOn) form.append('issued_on', issuedOn);
  for (const [name, value] of Object.entries(others)) form.append(name, value);
  const response = await app.request(`/v1/business/${businessId}/document`, {
    method: 'POST',
    headers: { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...headers },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
}
