import { type Answer, call } from '../target.ts';

const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

export function pdfFile(): File {
  return new File([pdf], 'document.pdf', { type: 'application/pdf' });
}

export async function upload(
  businessId: string,
  types: string[],
  { key, issuedOn }: { key?: string; issuedOn?: string } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('file', pdfFile());
  for (const type of types) form.append('types[]', type);
  if (issuedOn) form.append('issued_on', issuedOn);
  return call('POST', `/v1/business/${businessId}/document`, { body: form, ...(key ? { key } : {}) });
}
