import PDFDocument from 'pdfkit';

/** A real one-page PDF to upload. */
export function makePdf(words: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.text(words);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}
