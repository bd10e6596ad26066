import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];
const file =
  /`((?:app|components|lib|docs|scripts|attack|bench|cluster|conformance|e2e|faults|planted)\/[^`\s]+\.[a-z]+)`/g;

describe('a page about the code names files that are there', () => {
  test.each(pages)('%s', (page) => {
    const named = [...readFileSync(join(root, page), 'utf8').matchAll(file)].map(([, path = '']) => path);
    const missing = named.filter((path) => !/[<*]|us-xx/.test(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});
