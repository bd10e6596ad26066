import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A static file of the documentation pages, which load nothing from other hosts. */
export type Asset = {
  type: string;
  bytes: Buffer<ArrayBuffer>;
  /** Null if compression does not make it smaller. */
  gzipped: Buffer<ArrayBuffer> | null;
  /** A hash of the bytes; part of the URL, so that browsers may cache the file. */
  tag: string;
};

const root = new URL('../../../', import.meta.url);
const styles = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const face = 'font/woff2';

const files: Record<string, [path: string, type: string]> = {
  'docs.css': ['lib/service/reference/pages/docs.css', styles],
  'text.css': ['lib/service/reference/pages/text.css', styles],
  'reference.css': ['lib/service/reference/pages/reference.css', styles],
  'before-reference.js': ['lib/service/reference/pages/before-reference.js', script],
  'open-reference.js': ['lib/service/reference/pages/open-reference.js', script],
  // It has in it all that it needs, so package.json replaces the 180 packages from which it was built by an empty one.
  'scalar.js': ['node_modules/@scalar/api-reference/dist/browser/standalone.js', script],
  'icon.svg': ['public/icon.svg', 'image/svg+xml'],
  'public-sans.woff2': [
    'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    face,
  ],
  'geist-mono.woff2': [
    'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    face,
  ],
};

const loaded = new Map<string, Promise<Asset>>();

/** Read and compressed on first request and cached, so that it costs nothing if nobody reads the documentation. */
export function loadAsset(name: string): Promise<Asset> | null {
  if (!Object.hasOwn(files, name)) return null;
  const known = loaded.get(name);
  if (known) return known;
  const asset = read(name);
  loaded.set(name, asset);
  asset.catch(() => loaded.delete(name));
  return asset;
}

async function read(name: string): Promise<Asset> {
  const [path, type] = files[name] ?? ['', ''];
  return toAsset(await readFile(new URL(path, root)), type);
}

export async function toAsset(bytes: Buffer<ArrayBuffer>, type: string): Promise<Asset> {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const gzipped = type === face ? null : await promisify(gzip)(bytes);
  return { type, bytes, gzipped, tag };
}

export async function assetAddress(name: string): Promise<string> {
  const asset = await loadAsset(name);
  return asset ? `/docs/assets/${name}?v=${asset.tag}` : `/docs/assets/${name}`;
}
