import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-6';

/**
 * `use server` and `use client` only work at the top of a file or function: elsewhere the build refuses or ignores
 * them.
 */
const files = globSync('{app,components,lib}/**/*.{ts,tsx}');
if (files.length === 0) throw new Error('No file was looked at.');

const isString = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);

function displaced(node: ts.Node): boolean {
  if (ts.isSourceFile(node) || ts.isBlock(node)) {
    const head = node.statements.findIndex((statement) => !isString(statement));
    const below = head === -1 ? [] : node.statements.slice(head);
    if (below.some((statement) => isString(statement) && /^['"]use /.test(statement.getText()))) return true;
  }
  return ts.forEachChild(node, displaced) ?? false;
}

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  if (!displaced(source)) continue;
  console.log(`${file} has a directive below its first statement: move it to the head.`);
  process.exitCode = 1;
}
