import { expect, test } from 'vitest';
import { baseName } from '#lib/service/documents/base-name';

test.each([
  ['paper.pdf', 'paper.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\papers\\Vertrag ü.pdf', 'Vertrag ü.pdf'],
  ['one\r\nX-Header: two.pdf', 'oneX-Header: two.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['..', 'document'],
  ['papers/', 'document'],
  ['', 'document'],
])('%j is kept as %j', (sent, kept) => {
  expect(baseName(sent)).toBe(kept);
});

test('a name that is too long keeps its extension', () => {
  const kept = baseName(`${'Ł'.repeat(400)}.pdf`);
  expect(kept).toHaveLength(180);
  expect(kept).toMatch(/Ł\.pdf$/);
});
