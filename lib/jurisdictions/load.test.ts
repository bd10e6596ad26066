import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadJurisdictions } from '#lib/jurisdictions/load';

const folder = import.meta.dirname;

function emptyFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'jurisdictions-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

function folderWith(change: (texas: Record<string, unknown>) => unknown, file = 'us-tx.json'): string {
  const directory = emptyFolder();
  const texas = JSON.parse(readFileSync(join(folder, 'us-tx.json'), 'utf8'));
  writeFileSync(join(directory, file), JSON.stringify(change(texas)));
  return directory;
}

test('all 51 jurisdictions load, each with a version of its own', () => {
  const loaded = loadJurisdictions();
  expect(loaded.size).toBe(51);
  const versions = [...loaded.values()].map((rules) => rules.version);
  expect(new Set(versions).size).toBe(51);
  expect(versions.every((version) => /^[0-9a-f]{12}$/.test(version))).toBe(true);
});

test('the version depends on the content of the data, not on its formatting', () => {
  const asIs = loadJurisdictions().get('US-TX')?.version;
  const reversed = folderWith((texas) => Object.fromEntries(Object.entries(texas).reverse()));
  const changed = folderWith((texas) => ({ ...texas, name: 'Tejas' }));
  expect(loadJurisdictions(reversed).get('US-TX')?.version).toBe(asIs);
  expect(loadJurisdictions(changed).get('US-TX')?.version).not.toBe(asIs);
});

test('internal notes are not loaded and do not change the version', () => {
  const asIs = loadJurisdictions().get('US-TX')?.version;
  const noted = folderWith((texas) => ({ ...texas, notes_internal: ['The form was not re-read.'] }));
  const loaded = loadJurisdictions(noted).get('US-TX');
  expect(loaded?.version).toBe(asIs);
  expect(JSON.stringify([...loadJurisdictions().values()])).not.toContain('notes_internal');
});

test('a file that breaks the schema stops the load and names the file and the place', () => {
  const directory = folderWith((texas) => ({ ...texas, office: { title: 'Secretary of State' } }));
  expect(() => loadJurisdictions(directory)).toThrow(
    /us-tx\.json does not follow schema\.json: at office\.name/,
  );
});

test('a file that is not JSON, or whose state does not match its name, stops the load', () => {
  const broken = emptyFolder();
  writeFileSync(join(broken, 'us-tx.json'), '{ "code": ');
  expect(() => loadJurisdictions(broken)).toThrow(/us-tx\.json is not JSON/);
  const misnamed = emptyFolder();
  copyFileSync(join(folder, 'us-tx.json'), join(misnamed, 'us-ok.json'));
  expect(() => loadJurisdictions(misnamed)).toThrow(/holds US-TX; it must be named us-tx\.json/);
});
