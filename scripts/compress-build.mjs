import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Adds a Brotli and a gzip file for each script and style of the build, which would take too long during a request.
const folder = join('.next', 'static');
const compressible = /\.(js|mjs|css)$/;

async function compress(path) {
  const bytes = await readFile(path);
  // One level below the maximum: half the time for 2% more size. The few large files are what every page loads.
  const quality = bytes.length > 100_000 ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
await Promise.all(files.map((name) => compress(join(folder, name))));
