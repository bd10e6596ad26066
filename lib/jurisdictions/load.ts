import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodError } from 'zod';
import { JurisdictionData, type JurisdictionRules } from '#lib/jurisdictions/rules';
import { versionOf } from '#lib/jurisdictions/version-of';

let ownRules: Map<string, JurisdictionRules> | undefined;

/**
 * Reads every us-xx.json of the folder; those of the default folder are cached. An invalid file stops the start,
 * because partial rules would lead to wrong fees and questions.
 */
export function loadJurisdictions(directory?: string): Map<string, JurisdictionRules> {
  if (directory !== undefined) return readAll(directory);
  ownRules ??= readAll(import.meta.dirname);
  return new Map(ownRules);
}

function readAll(directory: string): Map<string, JurisdictionRules> {
  const files = readdirSync(directory)
    .filter((file) => /^us-[a-z]{2}\.json$/.test(file))
    .sort();
  const loaded = files.map((file): [string, JurisdictionRules] => {
    const rules = loadOne(directory, file);
    const expected = `${rules.code.toLowerCase()}.json`;
    if (file !== expected) {
      throw new Error(`${join(directory, file)} holds ${rules.code}; it must be named ${expected}.`);
    }
    return [rules.code, rules];
  });
  return new Map(loaded);
}

export function loadOne(directory: string, file: string): JurisdictionRules {
  const path = join(directory, file);
  const parsed = JurisdictionData.safeParse(readJson(path));
  if (!parsed.success) throw new Error(`${path} does not follow schema.json: ${firstFault(parsed.error)}`);
  const data = withoutInternalNotes(parsed.data);
  return { ...data, version: versionOf(data) };
}

/** Notes for maintainers are not loaded, so that no response can contain them. */
function withoutInternalNotes(data: JurisdictionData): JurisdictionData {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'notes_internal' ? undefined : value)));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function firstFault(error: ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'the fault is not named.';
  return `at ${issue.path.join('.') || 'the top'}: ${issue.message}.`;
}
