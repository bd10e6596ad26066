import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type RouteStats = { route: string; firstLoadChunkPaths: string[] };

const kilobyte = 1000;
const limits = { list: 190 * kilobyte, form: 270 * kilobyte };
const statsFile = '.next/diagnostics/route-bundle-stats.json';

// A page of one thing, or one that asks for something, may carry a form; every other page is held to what a list needs.
function limitOf(route: string): number {
  return /\/(new|edit|review)$|\]$/.test(route) ? limits.form : limits.list;
}

const sizes = new Map<string, number>();
function compressedSize(chunk: string): number {
  const known = sizes.get(chunk);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(chunk)).length;
  sizes.set(chunk, size);
  return size;
}

function report(): boolean {
  const routes = JSON.parse(readFileSync(statsFile, 'utf8')) as RouteStats[];
  if (routes.length === 0) throw new Error(`${statsFile} names no route.`);
  const rows = routes
    .map(({ route, firstLoadChunkPaths }) => {
      const size = firstLoadChunkPaths.reduce((sum, chunk) => sum + compressedSize(chunk), 0);
      return { route, size, limit: limitOf(route) };
    })
    .sort((one, other) => other.size / other.limit - one.size / one.limit);
  for (const { route, size, limit } of rows) {
    const verdict = size > limit ? '  TOO LARGE' : '';
    console.log(`${kilobytes(size)} of ${kilobytes(limit)} kB  ${route}${verdict}`);
  }
  return rows.every(({ size, limit }) => size <= limit);
}

function kilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1).padStart(6);
}

if (!existsSync('.next/BUILD_ID') || !existsSync(statsFile))
  console.log('Skipped: there is no build (npm run build makes one).');
else if (!report()) process.exitCode = 1;
