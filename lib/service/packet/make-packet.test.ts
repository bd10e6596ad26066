import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { makePacket, type PacketLimits } from '#lib/service/packet/make-packet';
import type { PacketFacts, PacketFile } from '#lib/service/packet/packet-facts';
import { readPdf } from '#lib/testing/read-pdf';

const facts: PacketFacts = {
  filingId: '019a9f3c-0000-7000-8000-000000000001',
  from: 'Statehouse Filings',
  madeAt: '2026-11-20T15:00:00.000Z',
  kind: 'foreign qualification',
  legalName: 'Łódź & Ōsaka Αθήνα Юнион Việt Freight, LLC',
  entityType: 'limited liability company',
  state: 'Texas',
  office: { name: 'Texas Secretary of State', address: null, url: 'https://www.sos.state.tx.us' },
  form: {
    name: 'Application for Registration',
    number: '304',
    order: 'Order from a copy of the form: check it against the form of the office.',
    lines: [
      {
        item: '1',
        label: 'Legal name',
        field: 'legal_name',
        value: '北京 Freight, LLC',
        parts: [],
        from: 'record',
      },
      {
        item: '2',
        label: 'Purpose',
        field: 'purpose',
        value: 'Freight. '.repeat(900),
        parts: [],
        from: 'submission',
      },
      { item: null, label: 'Signature', field: null, value: null, parts: [], from: null },
    ],
  },
  tier: 'Expedited handling',
  fee: {
    total: { amount: 765.5, currency: 'USD' },
    items: [{ component_type: 'base', name: 'filing', amount: 750, currency: 'USD' }],
  },
  unpriced: [],
  outdated: [],
  checklist: [{ item: 'name_checked', done: true, by: 'Noor Haddad', at: null }],
};

function pdf(words: string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const made = new PDFDocument({ ...options, autoFirstPage: false });
  const bytes = buffer(made);
  for (const text of words) made.addPage().text(text);
  made.end();
  return bytes;
}

const file = (filename: string, bytes: Uint8Array | null, contentType: PacketFile['contentType']) => ({
  title: 'Certificate of good standing',
  filename,
  contentType,
  bytes: bytes && new Uint8Array(bytes),
  fault: null,
});

const packet = (of: PacketFacts, files: PacketFile[], limits?: PacketLimits) =>
  makePacket(of, async () => files, limits);

const read = async (bytes: Uint8Array) => (await readPdf(bytes)).pages;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

test('it has the letter, the answers, the documents in order, and the sheet at the end', async () => {
  const pages = await read(
    await packet(facts, [
      file('good-standing.pdf', await pdf(['Delaware page one', 'Delaware page two']), 'application/pdf'),
      file('photo.png', png, 'image/png'),
      file('photo.jpg', jpeg, 'image/jpeg'),
    ]),
  );
  expect(pages[0]).toContain('Łódź & Ōsaka Αθήνα Юнион Việt Freight, LLC: foreign qualification in Texas');
  expect(pages[0]).toContain('Application for Registration (form 304)');
  expect(pages[0]).toContain(
    'Take the postal address from the page of the office: https://www.sos.state.tx.us',
  );
  expect(pages[0]).toContain('good-standing.pdf (2 pages)');
  expect(pages[1]).toContain('Order from a copy of the form');
  expect(pages[1]).toContain('Some letters cannot be printed here');
  const first = pages.findIndex((text) => text.includes('Delaware page one'));
  expect(pages.slice(first)).toEqual([
    expect.stringContaining('Delaware page one'),
    expect.stringContaining('Delaware page two'),
    '',
    '',
    expect.stringMatching(/Check sheet.*\$750\.00.*\$765\.50.*Done by Noor Haddad/),
  ]);
  expect(
    pages
      .slice(1, first)
      .join(' ')
      .match(/Freight\. /g),
  ).toHaveLength(900);
  expect(pages.slice(1, first).at(-1)).toContain('Fill in by hand');
  for (const [at, text] of pages.slice(0, first).entries()) {
    expect(text).toContain(`Page ${at + 1} of ${first}`);
  }
  expect(pages.at(-1)).not.toContain('Page ');
  expect(pages.join(' ')).not.toMatch(/\btest\b/i);
});

test('the letter has the postal address if the data has it', async () => {
  const office = { ...facts.office, address: ['P.O. Box 13697', 'Austin, TX 78711'] };
  const [letter] = await read(await packet({ ...facts, office }, []));
  expect(letter).toContain('P.O. Box 13697 Austin, TX 78711');
  expect(letter).not.toContain('Take the postal address');
});

test('a file that cannot be merged has a page that says so, and the rest is merged', async () => {
  const pages = await read(
    await packet(facts, [
      file('broken.pdf', new TextEncoder().encode('%PDF-1.7\n%%EOF'), 'application/pdf'),
      file('locked.pdf', await pdf(['secret'], { userPassword: 'x' }), 'application/pdf'),
      file('scan.tiff', new Uint8Array([0x49, 0x49, 42, 0]), 'image/tiff'),
      file('gone.pdf', null, 'application/pdf'),
      file('broken.png', png.subarray(0, 30), 'image/png'),
      file('huge.png', huge(), 'image/png'),
      file('good.pdf', await pdf(['Delaware']), 'application/pdf'),
    ]),
  );
  const said = (name: string) => pages.find((text) => text.includes(`Put ${name} in place of this page.`));
  expect(said('broken.pdf')).toContain('it cannot be read');
  expect(said('locked.pdf')).toContain('it is protected by a password');
  expect(said('scan.tiff')).toContain('it is a TIFF image');
  expect(said('gone.pdf')).toContain('its bytes are not there');
  expect(said('broken.png')).toBeDefined();
  expect(said('huge.png')).toContain('the image is too large');
  expect(pages.at(-2)).toContain('Delaware');
  expect(pages.at(-1)).toContain('Add locked.pdf by hand');
});

/** A PNG of a few bytes whose header claims 100,000 pixels each way. */
function huge(): Uint8Array {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

test('a file that takes too long to decompress is left out, and the packet is made', async () => {
  const stream = deflateSync(Buffer.alloc(150_000_000));
  const bomb = Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF'),
  ]);
  const files = [
    file('bomb.pdf', bomb, 'application/pdf'),
    file('good.pdf', await pdf(['Delaware']), 'application/pdf'),
  ];
  const pages = await read(await packet(facts, files, { fileMs: 100, wholeMs: 40_000 }));
  expect(pages.at(-3)).toContain('Put bomb.pdf in place of this page.');
});

test('the files of a packet are not loaded before its turn, and one that cannot be loaded stops no other', async () => {
  const steps: string[] = [];
  const make = (name: string, load: () => Promise<PacketFile[]>) => {
    const loaded = () => {
      steps.push(`load ${name}`);
      return load();
    };
    return makePacket(facts, loaded).finally(() => steps.push(`end ${name}`));
  };
  const made = await Promise.allSettled([
    make('one', async () => []),
    make('two', async () => Promise.reject(new Error('the store is down'))),
    make('three', async () => []),
  ]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['load one', 'end one', 'load two', 'end two', 'load three', 'end three']);
});
