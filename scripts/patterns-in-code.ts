import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import ts from 'typescript-6';

export type Pattern = {
  source: string;
  flags: string;
  /** The file and line. */
  at: string;
};

const places = [
  'lib/**/*.{ts,tsx}',
  'components/**/*.{ts,tsx}',
  'app/**/*.{ts,tsx}',
  'proxy.ts',
  'server.ts',
];
const isTest = (path: string) => path.includes('.test.') || path.startsWith('lib/testing/');

/** Every regular expression in the product's code, each once. */
export async function patternsInCode(): Promise<Pattern[]> {
  const found = new Map<string, Pattern>();
  for await (const path of glob(places)) {
    if (isTest(path)) continue;
    for (const pattern of patternsOf(path)) found.set(`/${pattern.source}/${pattern.flags}`, pattern);
  }
  return [...found.values()].sort((a, b) => a.at.localeCompare(b.at));
}

function patternsOf(path: string): Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, false);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = file.getLineAndCharacterOfPosition(node.pos).line + 1;
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
