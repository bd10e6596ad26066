import PDFDocument from 'pdfkit';

/** A real one-page PDF to upload. */
export const makePdf = (words: string): Promise<Buffer> => write((pdf) => pdf.text(words));

/** Opens only with its password. */
export const makeLockedPdf = (userPassword: string): Promise<Buffer> =>
  write((pdf) => pdf.text('Locked'), { userPassword });

/** Each page has its number. */
export const makePages = (count: number): Promise<Buffer> =>
  write((pdf) => {
    pdf.text('1');
    for (let page = 2; page <= count; page += 1) pdf.addPage().text(String(page));
  });

function write(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options?: PDFKit.PDFDocumentOptions,
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(pdf);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

// Eight black rows of eight points each: the first as a run of black, every other one like the row above it.
const fax = Buffer.from(
  `001001101010001011${'1'.repeat(14)}`.match(/.{8}/g)?.map((bits) => Number.parseInt(bits, 2)) ?? [],
);
const jpeg2000 = Buffer.from(
  '/0//UQApAAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAWAAH/k9+AKBFQVKNv/9k=',
  'base64',
);
const scans = {
  CCITTFaxDecode: { data: fax, facts: { BitsPerComponent: 1, DecodeParms: { K: -1, Columns: 8, Rows: 8 } } },
  JPXDecode: { data: jpeg2000, facts: { BitsPerComponent: 8 } },
};

/** A page as a scanner makes it: one image, compressed as a fax is or as JPEG 2000. Its middle is black. */
export function makeScan(filter: keyof typeof scans): Promise<Buffer> {
  return write((pdf) => {
    const { data, facts } = scans[filter];
    const image = pdf.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: 8,
      Height: 8,
      ColorSpace: 'DeviceGray',
      Filter: filter,
      ...facts,
    });
    image.end(data);
    pdf.page.xobjects.Scan = image;
    pdf.addContent('q 400 0 0 400 106 196 cm /Scan Do Q');
  });
}
