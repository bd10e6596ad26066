import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pieces of text of each page of a PDF, and how far above its lower edge each stands, in points. */
export async function readPlaces(bytes: Uint8Array): Promise<{ text: string; y: number }[][]> {
  hideFromLoops();
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: { text: string; y: number }[][] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? { text: item.str, y: item.transform[5] } : [])));
  }
  return pages;
}

/** The text of each page of a PDF and its title, without layout. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; title: string | undefined }> {
  hideFromLoops();
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
  }
  const { info } = await pdf.getMetadata();
  return { pages, title: (info as { Title?: string }).Title };
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
