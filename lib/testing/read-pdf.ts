import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Place = { text: string; y: number };

/** The pieces of text of each page of a PDF, and how far above its lower edge each stands, in points. */
export async function readPlaces(bytes: Uint8Array): Promise<Place[][]> {
  return placesOf(await open(bytes));
}

/** The text of each page of a PDF and its title, without layout. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; title: string | undefined }> {
  const pdf = await open(bytes);
  const pages = (await placesOf(pdf)).map((places) =>
    places
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
  const { info } = await pdf.getMetadata();
  return { pages, title: (info as { Title?: string }).Title };
}

function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  hideFromLoops();
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

async function placesOf(pdf: PDFDocumentProxy): Promise<Place[][]> {
  const pages: Place[][] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? { text: item.str, y: item.transform[5] } : [])));
  }
  return pages;
}

/**
 * drizzle-kit, which another test of the same process may load, adds an enumerable member to every array, and pdf.js
 * refuses to run with it.
 */
function hideFromLoops(): void {
  for (const name of Object.keys(Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { enumerable: false });
  }
}
