import { EncryptedPDFError, PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { drawPacket } from '#lib/service/packet/draw-packet';
import type { PacketFacts, PacketFile } from '#lib/service/packet/packet-facts';

const mostPages = 300;
const mostPixels = 40_000_000;
const letter: [number, number] = [612, 792];
const margin = 36;

type Opened = { pages: PDFPage[]; fault: string | null };

/**
 * The packet as one PDF. A file that cannot be parsed gets a page that says to add it by hand. `opening` is called with
 * the index of each file before it is parsed, and with null after the last, because parsing an untrusted file may never
 * end.
 */
export async function mergePacket(
  facts: PacketFacts,
  files: readonly PacketFile[],
  opening: (at: number | null) => void,
): Promise<Uint8Array> {
  const packet = await PDFDocument.create();
  const opened: Opened[] = [];
  for (const [at, file] of files.entries()) {
    opening(at);
    opened.push(await open(packet, file));
  }
  opening(null);
  const enclosures = files.map(({ title, filename }, at) => ({
    title,
    filename,
    fault: opened[at]?.fault ?? null,
    pages: opened[at]?.pages.length ?? 0,
  }));
  const drawn = await drawPacket(facts, enclosures);
  const own = await PDFDocument.load(drawn.bytes);
  const pages = await packet.copyPages(own, own.getPageIndices());
  const byHand = pages.slice(drawn.front, drawn.front + drawn.byHand);
  const middle = opened.flatMap((one) => (one.fault === null ? one.pages : byHand.splice(0, 1)));
  const sheet = pages.slice(drawn.front + drawn.byHand);
  for (const page of [...pages.slice(0, drawn.front), ...middle, ...sheet]) packet.addPage(page);
  packet.setTitle(`Packet: ${facts.legalName}`, { showInWindowTitleBar: true });
  packet.setLanguage('en-US');
  packet.setProducer('Statehouse');
  packet.setCreator('Statehouse');
  packet.setCreationDate(new Date(facts.madeAt));
  packet.setModificationDate(new Date(facts.madeAt));
  return packet.save({ updateFieldAppearances: false });
}

async function open(packet: PDFDocument, { bytes, contentType, fault }: PacketFile): Promise<Opened> {
  if (fault !== null || bytes === null) return refused(fault ?? 'its bytes are not there');
  try {
    if (contentType === 'application/pdf') return await openPdf(packet, bytes);
    if (contentType === 'image/tiff') return refused('it is a TIFF image');
    return await openImage(packet, bytes, contentType);
  } catch (error) {
    return refused(
      error instanceof EncryptedPDFError ? 'it is protected by a password' : 'it cannot be read',
    );
  }
}

async function openPdf(packet: PDFDocument, bytes: Uint8Array): Promise<Opened> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const count = source.getPageCount();
  if (count === 0) return refused('it has no page');
  if (count > mostPages) return refused(`it has more than ${mostPages} pages`);
  return { pages: await packet.copyPages(source, source.getPageIndices()), fault: null };
}

/** An image on its own Letter page, as large as fits. */
async function openImage(packet: PDFDocument, bytes: Uint8Array, contentType: string): Promise<Opened> {
  const isPng = contentType === 'image/png';
  if (isPng && pixelsOf(bytes) > mostPixels) return refused('the image is too large');
  const image = isPng ? await packet.embedPng(bytes) : await packet.embedJpg(bytes);
  const page = PDFPage.create(packet);
  page.setSize(...letter);
  const { width, height } = image.scaleToFit(letter[0] - 2 * margin, letter[1] - 2 * margin);
  page.drawImage(image, { x: (letter[0] - width) / 2, y: (letter[1] - height) / 2, width, height });
  await image.embed();
  return { pages: [page], fault: null };
}

/** From the header of a PNG, which gives the size before anything is decompressed. */
function pixelsOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(16) * view.getUint32(20);
}

function refused(fault: string): Opened {
  return { pages: [], fault };
}
