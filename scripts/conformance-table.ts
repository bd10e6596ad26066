import { readFileSync, writeFileSync } from 'node:fs';
import { createVitest } from 'vitest/node';
import { innerTests } from '../conformance/inner-tests.ts';
import { sections } from '../conformance/statements.ts';

// Writes docs/conformance.md, or with --check reports its errors.
const page = 'docs/conformance.md';
const head = `# Conformance

What the interface promises, sentence by sentence, and the tests that hold the service to it. \`npm run conformance -- --url
URL --test-key KEY\` runs them against any deployment, over HTTP alone; \`npm test\` runs them against a fresh one. What
cannot be seen from outside, or not everywhere, is shown by a test of the service itself, which is named here. Beyond these,
the suite sends at least 20,000 generated requests and holds every answer against the reference.

This page is written by \`node scripts/conformance-table.ts\`, and a test fails where it is not up to date.
`;

// Lists the tests that a run may skip, too.
process.env.CONFORMANCE_BURST = 'yes';
const tests = await collect();
const known = new Set(sections.flatMap(({ statements }) => Object.keys(statements)));
const faults = [
  ...[...known].filter((id) => !tests.has(id) && !innerTests[id]).map((id) => `No test holds ${id}.`),
  ...[...tests.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `A test names ${id}, which is no statement.`),
  ...Object.keys(innerTests)
    .filter((id) => !known.has(id))
    .map((id) => `An inner test names ${id}, which is none.`),
  ...Object.values(innerTests)
    .flat()
    .filter(({ file, test }) => !isThere(file, test))
    .map(({ file, test }) => `${file} has no test “${test}”.`),
];
const text = render();
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text)
  faults.push(`${page} is not up to date: node scripts/conformance-table.ts`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Each statement's tests, as the suite itself lists them: the files, and the number in each. */
async function collect(): Promise<Map<string, Map<string, number>>> {
  const vitest = await createVitest('test', {
    config: 'conformance/vitest.config.ts',
    watch: false,
    reporters: [],
  });
  const { testModules, unhandledErrors } = await vitest.collect();
  const found = new Map<string, Map<string, number>>();
  for (const module of testModules) {
    for (const { message } of module.errors()) unhandledErrors.push(message);
    for (const test of module.children.allTests()) {
      const id = /\[([a-z_.0-9]+)\]$/.exec(test.name)?.[1];
      if (!id) continue;
      const files = found.get(id) ?? new Map<string, number>();
      found.set(id, files.set(module.relativeModuleId, (files.get(module.relativeModuleId) ?? 0) + 1));
    }
  }
  await vitest.close();
  if (unhandledErrors.length > 0)
    throw new Error(`The suite could not be read: ${unhandledErrors.join('\n')}`);
  return found;
}

function isThere(file: string, test: string): boolean {
  try {
    return (
      readFileSync(file, 'utf8').includes(`'${test.replaceAll("'", "\\'")}'`) ||
      readFileSync(file, 'utf8').includes(`"${test}"`)
    );
  } catch {
    return false;
  }
}

function render(): string {
  const parts = sections.map(({ title, statements }) => {
    const rows = Object.entries(statements).map(([id, words]) => `| \`${id}\` | ${words} | ${shownBy(id)} |`);
    return `\n## ${title}\n\n| id | statement | shown by |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return head + parts.join('');
}

function shownBy(id: string): string {
  const outer = [...(tests.get(id) ?? [])]
    .toSorted()
    .map(([file, count]) => `${link(file)}${count > 1 ? ` × ${count}` : ''}`);
  const inner = (innerTests[id] ?? []).map(({ file, test }) => `${link(file)} “${test}”`);
  return [...outer, ...inner].join('<br>');
}

function link(file: string): string {
  return `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`;
}
