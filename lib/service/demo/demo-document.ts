import PDFDocument from 'pdfkit';

export type DemoDocument = {
  title: string;
  office: string;
  company: string;
  facts: [string, string][];
};

/** A one-page document of a home state, as a company would bring it: a real PDF, marked TEST. */
export function demoDocument({ title, office, company, facts }: DemoDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: 96, bottom: 72, left: 84, right: 84 },
    info: {
      Title: `${title}: ${company}`,
      Author: office,
      Subject: 'Specimen of a test, no act of any state',
    },
    lang: 'en-US',
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font('Times-Roman').fontSize(13).text(office, { align: 'center' }).moveDown(2);
  pdf.font('Times-Bold').fontSize(22).text(title, { align: 'center' }).moveDown(1.5);
  pdf
    .font('Times-Roman')
    .fontSize(14)
    .text(`This document concerns ${company}.`, { align: 'center' })
    .moveDown(2);
  for (const [name, value] of facts) {
    pdf.font('Times-Roman').fontSize(11).fillColor('#40504a').text(name);
    pdf.font('Times-Roman').fontSize(14).fillColor('#13221d').text(value).moveDown(0.8);
  }
  pdf.moveDown(2).font('Helvetica-Bold').fontSize(11).fillColor('#882d67');
  pdf.text('TEST. A specimen made for a demonstration. No state has issued it.', { align: 'center' });
  pdf.end();
  return done;
}
