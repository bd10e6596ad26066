import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-6';
import { codeFolders } from './code-folders.ts';

/** Only a file with JSX ends in `.tsx`: Node runs every other one as it is. */
const files = globSync(`{${codeFolders}}/**/*.tsx`);
if (files.length === 0) throw new Error('No file was looked at.');

const drawn = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  (ts.forEachChild(node, drawn) ?? false);

for (const file of files) {
  if (drawn(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))) continue;
  console.log(`${file} has no JSX: end it in .ts, and import it with that ending.`);
  process.exitCode = 1;
}
