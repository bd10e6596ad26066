import { globSync, readFileSync } from 'node:fs';
import { codeFolders } from './code-folders.ts';

const limits = { source: 300, test: 400 };
const roots = `{${codeFolders}}/**/*.{ts,tsx,mjs,cjs,css}`;
const files = globSync([roots, '*.{ts,js,cjs}'], { exclude: ['lib/service/db/migrations/**', '**/*.d.ts'] });

if (files.length === 0) throw new Error('No file was looked at.');

const long = files.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
  const limit = /\.(test|spec|conformance)\.tsx?$/.test(file) ? limits.test : limits.source;
  return lines > limit ? [`${file} has ${lines} lines; the limit is ${limit}.`] : [];
});

console.log(long.length > 0 ? long.join('\n') : `${files.length} files looked at`);
process.exitCode = long.length > 0 ? 1 : 0;
