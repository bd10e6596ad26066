const decoders = [
  new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
];

const fonts = [
  new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitFixed.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitFixedBold.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSerif.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSerifBold.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf', import.meta.url),
  new URL('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf', import.meta.url),
];

/**
 * Loads what pdf.js has in files of its own, once a document needs one: the decoders of scanned pages, without which
 * they stay empty, and the fonts that a document may leave out. The build names each file by its content.
 */
export class PdfParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const name = filename.replace(/\.\w+$/, '');
    const part = [...decoders, ...fonts].find(({ pathname }) => pathname.includes(`/${name}.`));
    if (!part) throw new Error(`The viewer has no ${filename}.`);
    const response = await fetch(part);
    if (!response.ok) throw new Error(`${filename} was answered with ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
