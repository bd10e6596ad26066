import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import type { ZodError } from 'zod';
import { JurisdictionData, type JurisdictionRules } from '#lib/jurisdictions/rules';

/**
 * Reads every us-xx.json of the folder once. A file that is not valid stops the start: a state whose rules
 * are half read would be charged and asked wrongly.
 */
export function loadJurisdictions(directory: string = import.meta.dirname): Map<string, JurisdictionRules> {
  const files = readdirSync(directory)
    .filter((file) => /^us-[a-z]{2}\.json$/.test(file))
    .sort();
  const loaded = files.map((file): [string, JurisdictionRules] => {
    const rules = loadOne(directory, file);
    return [rules.code, rules];
  });
  return new Map(loaded);
}

function loadOne(directory: string, file: string): JurisdictionRules {
  const path = join(directory, file);
  const parsed = JurisdictionData.safeParse(readJson(path));
  if (!parsed.success) throw new Error(`${path} does not follow schema.json: ${firstFault(parsed.error)}`);
  const expected = `${parsed.data.code.toLowerCase()}.json`;
  if (file !== expected) throw new Error(`${path} holds ${parsed.data.code}; it must be named ${expected}.`);
  return { ...parsed.data, version: versionOf(parsed.data) };
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

function versionOf(data: JurisdictionData): string {
  return createHash('sha256')
    .update(canonicalize(data) ?? '')
    .digest('hex')
    .slice(0, 12);
}
