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

const files: Record<string, [type: string, ...paths: string[]]> = {
  'docs.css': [styles, 'app/styles/stand-in-face.css', 'lib/service/reference/pages/docs.css'],
  'text.css': [styles, 'lib/service/reference/pages/text.css'],
  'reference.css': [styles, 'lib/service/reference/pages/reference.css'],
  'before-reference.js': [script, 'lib/service/reference/pages/before-reference.js'],
  'open-reference.js': [script, 'lib/service/reference/pages/open-reference.js'],
  // It has in it all that it needs, so package.json replaces the 180 packages from which it was built by an empty one.
  'scalar.js': [script, 'node_modules/@scalar/api-reference/dist/browser/standalone.js'],
  'icon.svg': ['image/svg+xml', 'public/icon.svg'],
  'public-sans.woff2': [
    face,
    'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  ],
  'geist-mono.woff2': [
    face,
    'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
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
  const [type, ...paths] = files[name] ?? [''];
  const parts = await Promise.all(paths.map((path) => readFile(new URL(path, root))));
  return toAsset(Buffer.concat(parts), type);
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
