import { expect, test } from 'vitest';
import { baseName } from '#lib/service/document/base-name';

test.each([
  ['document.pdf', 'document.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\documents\\Vertrag ü.pdf', 'Vertrag ü.pdf'],
  ['one\r\nX-Header: two.pdf', 'oneX-Header: two.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['\u200fa\u061cb\u2028c\u0085\u2067.pdf', 'abc.pdf'],
  ['..', 'document'],
  ['documents/', 'document'],
  ['', 'document'],
])('%j is kept as %j', (sent, kept) => {
  expect(baseName(sent)).toBe(kept);
});

test('a name that is too long keeps its extension', () => {
  const kept = baseName(`${'Ł'.repeat(400)}.pdf`);
  expect(kept).toHaveLength(180);
  expect(kept).toMatch(/Ł\.pdf$/);
});
